import { useState } from 'react'

/** Position in a list: the cursors of the pages visited, and functions for the neighbouring pages. */
export type PageCursors<Cursor> = {
  /** Cursor of the page to show; null for the first page. */
  after: Cursor | null
  paging: (endCursor: Cursor | null) => {
    /** Counted from 1. */
    number: number
    hasPrevious: boolean
    hasNext: boolean
    onPrevious: () => void
    onNext: () => void
  }
}

type State<Cursor, List> = { list: List; size: number; cursors: readonly Cursor[] }

/** Returns the position in a list; it returns to the first page whenever `list` or the page size changes. */
export function usePageCursors<Cursor, List = unknown>(
  list: List,
  size: number,
  isSame: (a: List, b: List) => boolean = Object.is,
): PageCursors<Cursor> {
  const [state, setState] = useState<State<Cursor, List>>({ list, size, cursors: [] })
  const cursors = isSame(state.list, list) && state.size === size ? state.cursors : []
  const go = (next: readonly Cursor[]) => setState({ list, size, cursors: next })
  return {
    after: cursors.at(-1) ?? null,
    paging: (endCursor) => ({
      number: cursors.length + 1,
      hasPrevious: cursors.length > 0,
      hasNext: endCursor !== null,
      onPrevious: () => go(cursors.slice(0, -1)),
      onNext: () => {
        if (endCursor !== null) go([...cursors, endCursor])
      },
    }),
  }
}
