import { useSyncExternalStore } from 'react'
import { hiddenDocuments } from './hidden-documents.ts'

/** Without those whose deletion only waits for its undo to lapse. */
export function useShownDocuments<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const hidden = useSyncExternalStore(hiddenDocuments.subscribe, hiddenDocuments.get)
  return rows.filter(({ id }) => !hidden.has(id))
}
