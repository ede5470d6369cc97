/**
 * Returns the index in a grid that a key moves to from `at`; null for other keys. At an edge the index stays the same. If a shorter last row has no
 * item below, ArrowDown moves to the last item.
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

/** Counts the tiles in the first row of the current layout. */
export function countColumns(tiles: readonly HTMLElement[]): number {
  const below = tiles.findIndex((tile) => tile.offsetTop > (tiles[0]?.offsetTop ?? 0))
  return below === -1 ? tiles.length : below
}
