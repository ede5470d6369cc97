/** Documents that this page has begun: it shows them before the server has them. */
export const begunHere = new Set<string>()
