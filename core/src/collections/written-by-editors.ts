import type { Collection, EditorWrites, ServerCollection } from './collection.ts'

/** A collection whose documents clients write. */
export type EditorCollection = Collection & { write: EditorWrites }

/** Whether clients write the documents of a collection, as far as the right of a member goes. */
export function isWrittenByEditors(described: Collection | ServerCollection): described is EditorCollection {
  return 'schema' in described && described.write?.by === 'editors'
}
