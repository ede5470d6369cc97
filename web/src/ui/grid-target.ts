/**
 * The place in a grid to which a key leads from `at`; null for keys that do not move. At an edge it stays where it is,
 * and below a shorter last row it goes to the last place.
 */
export function gridTarget(key: string, at: number, count: number, columns: number): number | null {
  const last = count - 1
  const lastRow = Math.floor(last / columns)
  const isInLastRow = Math.floor(at / columns) === lastRow
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last)
    case 'ArrowLeft':
      return Math.max(at - 1, 0)
    case 'ArrowDown':
      return isInLastRow ? at : Math.min(at + columns, last)
    case 'ArrowUp':
      return at - columns < 0 ? at : at - columns
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
