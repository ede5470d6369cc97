import { useSyncExternalStore } from 'react'
import { hiddenDocuments } from './hidden-documents.ts'

/** Returns the rows without those whose deletion waits for the undo period to end. */
export function useShownDocuments<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const hidden = useSyncExternalStore(hiddenDocuments.subscribe, hiddenDocuments.get)
  return rows.filter(({ id }) => !hidden.has(id))
}
