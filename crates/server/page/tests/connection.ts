export async function lostAndFound() {}
