import { useState } from 'react'

/**
 * Returns the selected rows of a list. A row that is not listed does not count as selected.
 * @param rows in list order
 */
export function useRowSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  /** Last clicked row, at which a range selection starts. */
  const [anchor, setAnchor] = useState<string | null>(null)
  const selected = rows.filter(({ id }) => ids.has(id))

  /** @param isRange selects everything from the last clicked row to this one */
  function toggle(id: string, isRange: boolean): void {
    const [from, to] = [rows.findIndex((row) => row.id === anchor), rows.findIndex((row) => row.id === id)]
    setAnchor(id)
    if (isRange && from !== -1) {
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
      return setIds(new Set([...selected, ...range].map((row) => row.id)))
    }
    const kept = selected.filter((row) => row.id !== id).map((row) => row.id)
    return setIds(new Set(ids.has(id) ? kept : [...kept, id]))
  }

  return {
    selected,
    isSelected: (id: string) => ids.has(id),
    toggle,
    selectAll: () => setIds(new Set(rows.map(({ id }) => id))),
    /** Adds rows to the selection. */
    add: (more: readonly string[]) => setIds((before) => new Set([...before, ...more])),
    /** Replaces the selection. */
    select: (these: readonly string[]) => setIds(new Set(these)),
    clear: () => setIds(new Set()),
  }
}
