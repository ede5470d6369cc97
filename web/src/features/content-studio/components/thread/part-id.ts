/** Posts of a thread have no ids of their own: what is dragged is named by its place, from 0. */
export function partId(part: number): string {
  return `part${part}`
}
