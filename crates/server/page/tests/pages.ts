export async function everyPage() {}
