import { log } from '../log.ts'

/** The documents that fit their schema; the others are reported, counted and left out. */
export function readRows<Snapshot, T>(
  docs: readonly Snapshot[],
  read: (snapshot: Snapshot) => T,
): { data: T[]; unreadable: number } {
  const data = docs.flatMap((snapshot) => {
    try {
      return [read(snapshot)]
    } catch (error) {
      log.error('Live: a document of a list was left out', error)
      return []
    }
  })
  return { data, unreadable: docs.length - data.length }
}
