import type { z } from 'zod'
import type { DraftParts } from './merge/draft-parts.ts'
import { WriteError } from '@/lib/use-error-text.ts'

/** The fields of a document that its editors write, in any collection. */
export type DraftFields = Record<string, unknown>

/** Reads and writes the drafts of one collection under the rules. */
export type DraftServer<Draft> = {
  /** Returns an id for a document that does not exist yet. */
  newId(workspaceId: string): string
  read(workspaceId: string, documentId: string): Promise<StoredVersion<Draft>>
  /** Writes the draft as revision `rev`; the rules reject the write unless the stored revision is the previous one. */
  write(
    workspaceId: string,
    documentId: string,
    change: { uid: string; draft: Draft; rev: number },
  ): Promise<WriteOutcome>
  /** Stores a new document as its revision 1; the rules reject an id that is taken. */
  create(workspaceId: string, documentId: string, document: { uid: string; draft: Draft }): Promise<WriteOutcome>
  /** Removes a document; rejected in collections whose documents cannot be removed by their editors. */
  remove(workspaceId: string, documentId: string): Promise<WriteOutcome>
}

/**
 * Describes how the documents of one collection are edited: the draft within them, and how versions are compared, stored and named.
 * NOTE its functions are methods, so that several types fit one list; data from the device is parsed by `schema` first.
 */
export type DraftType<Document = { id: string }, Draft = DraftFields> = DraftComparison<Draft> & {
  collection: string
  schema: z.ZodType<Draft>
  /** Returns the editable part of a document, and whether it can be edited. */
  versionOf(document: Document): ServerVersion<Draft>
  server: DraftServer<Draft>
  /** Merging of versions part by part, if supported. */
  parts?: DraftParts<Draft>
  /**
   * Returns the draft with an added media file; the same draft if it already has the file, null if there is no room. `place` is the position of the
   * file in the draft, in the collection's own notation; empty for none.
   */
  withMedia?(draft: Draft, mediaId: string, place: string): Draft | null
  /** Returns the title of a draft in lists; null if the draft contains none. */
  titleOf(draft: Draft): string | null
  /** Returns the address of the editor. */
  href(documentId: string): string
  /** Text keys for untitled documents and for documents that could not be created. */
  words: { untitled: string; notCreated: string }
}

/** A stored state of a document as its editor sees it. `editable` is false while the document cannot be changed. */
export type ServerVersion<Draft> = { rev: number; draft: Draft; editable: boolean }

/** The server's version of a document; `forbidden` if access is denied, null if the server cannot be reached. */
type StoredVersion<Draft> = ServerVersion<Draft> | 'missing' | 'forbidden' | null

/** `refused` means that the rules rejected the write: another write came first, or the document can no longer be edited. */
export type WriteOutcome = 'written' | 'refused' | 'failed'

/**
 * Throws unless the draft was written, for forms that show the error.
 * @throws WriteError
 */
export function requireWritten(outcome: WriteOutcome): void {
  if (outcome !== 'written') throw new WriteError(outcome)
}

type Merge<Draft> =
  /** The stored version equals the editor's. */
  | 'same'
  /** Only the server's own fields changed; the edits still apply. */
  | 'rebase'
  /** Nothing was edited here since; the newer version is shown. */
  | 'adopt'
  /** Both sides changed the draft; the user decides. */
  | 'conflict'
  /** Both sides changed the draft, and their changes can be merged. */
  | { merged: Draft }

/** Compares versions of one kind of document. */
export type DraftComparison<Draft> = {
  /** True if two drafts would be stored as the same fields. */
  isSame(a: Draft, b: Draft): boolean
  /** Merges two versions that both changed since `base`; null if only the user can merge them. Without this function, the user always decides. */
  merge?(base: Draft, mine: Draft, theirs: Draft): Draft | null
}

/** Returns how a newer stored version is combined with the editor's, given the version that the editing started from. */
export function mergeVersions<Draft>(
  comparison: DraftComparison<Draft>,
  { base, mine, theirs }: { base: Draft; mine: Draft; theirs: Draft },
): Merge<Draft> {
  if (comparison.isSame(theirs, mine)) return 'same'
  if (comparison.isSame(theirs, base)) return 'rebase'
  if (comparison.isSame(mine, base)) return 'adopt'
  const merged = comparison.merge?.(base, mine, theirs) ?? null
  return merged === null ? 'conflict' : { merged }
}
