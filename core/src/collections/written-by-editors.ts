import type { Collection, EditorWrites, ServerCollection } from './collection.ts'

/** A collection whose documents clients with an editing role write. */
export type EditorCollection = Collection & { write: EditorWrites }

/** Whether clients with an editing role write the documents of a collection. */
export function isWrittenByEditors(described: Collection | ServerCollection): described is EditorCollection {
  return 'schema' in described && described.write?.by === 'editors'
}
