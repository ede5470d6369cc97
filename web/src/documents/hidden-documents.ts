let hidden: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function set(next: ReadonlySet<string>) {
  hidden = next
  for (const listener of listeners) listener()
}

/** Ids of documents that are not shown although the store still has them: their deletion waits for its undo to lapse. */
export const hiddenDocuments = {
  get: () => hidden,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  hide(documentId: string) {
    set(new Set([...hidden, documentId]))
  },
  show(documentId: string) {
    set(new Set([...hidden].filter((id) => id !== documentId)))
  },
}
