export async function everySeat() {}
