import { queryEqual, type Query } from 'firebase/firestore'
import { useState } from 'react'

/** The query of the first render for as long as the queries of later renders ask for the same. */
export function useSameQuery<Row>(list: Query<Row> | null): Query<Row> | null {
  const [kept, setKept] = useState(list)
  if (kept === list || isSame(kept, list)) return kept
  setKept(list)
  return list
}

function isSame<Row>(a: Query<Row> | null, b: Query<Row> | null): boolean {
  // Each reference has a converter of its own.
  return a !== null && b !== null && queryEqual(a.withConverter(null), b.withConverter(null))
}
