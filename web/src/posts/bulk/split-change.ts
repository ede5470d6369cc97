import type { BulkChange } from '@postwright/core/api/bulk-posts'

/** A change of many posts as changes of at most `most` each, in their order. */
export function splitChange(change: BulkChange, most: number): BulkChange[] {
  const cuts = Array.from({ length: Math.ceil(change.items.length / most) }, (_, part) => part * most)
  return cuts.map((from): BulkChange => {
    if (change.kind === 'move' || change.kind === 'schedule') {
      return { ...change, items: change.items.slice(from, from + most) }
    }
    return { ...change, items: change.items.slice(from, from + most) }
  })
}
