export async function allWays() {}
