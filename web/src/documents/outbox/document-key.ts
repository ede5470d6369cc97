/** Which document of the workspace is meant. */
export type DocumentAddress = { collection: string; documentId: string }

/** Names a document among those of all collections. */
export function documentKey({ collection, documentId }: DocumentAddress): string {
  return `${collection}.${documentId}`
}

export function isSameDocument(a: DocumentAddress, b: DocumentAddress): boolean {
  return a.collection === b.collection && a.documentId === b.documentId
}
