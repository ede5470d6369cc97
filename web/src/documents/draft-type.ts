import type { z } from 'zod'
import type { DraftParts } from './merge/draft-parts.ts'
import type { DraftComparison } from './merge-versions.ts'
import type { ServerVersion, StoredVersion, WriteOutcome } from './server-version.ts'

/** The fields of a document that its editors write, of whatever collection. */
export type DraftFields = Record<string, unknown>

/** How the drafts of one collection are read and written under the rules. */
export type DraftServer<Draft> = {
  /** An id for a document that does not exist yet. */
  newId(workspaceId: string): string
  read(workspaceId: string, documentId: string): Promise<StoredVersion<Draft>>
  /** Writes the draft as revision `rev`; the rules refuse unless the stored revision is the one before. */
  write(
    workspaceId: string,
    documentId: string,
    change: { uid: string; draft: Draft; rev: number },
  ): Promise<WriteOutcome>
  /** Stores a new document as its revision 1; the rules refuse an id that is taken. */
  create(workspaceId: string, documentId: string, document: { uid: string; draft: Draft }): Promise<WriteOutcome>
  /** Refused in a collection whose documents are not removed by those who edit them. */
  remove(workspaceId: string, documentId: string): Promise<WriteOutcome>
}

/**
 * How the documents of one collection are edited: what of them is the draft, how versions are compared, stored and named.
 * NOTE its functions are methods, so that several types fit one list; whatever comes from the device is parsed by `schema` first.
 */
export type DraftType<Document = { id: string }, Draft = DraftFields> = DraftComparison<Draft> & {
  collection: string
  schema: z.ZodType<Draft>
  /** The part of a document that its editor edits, and whether it may. */
  versionOf(document: Document): ServerVersion<Draft>
  server: DraftServer<Draft>
  /** How versions are joined part by part, where they are. */
  parts?: DraftParts<Draft>
  /**
   * The draft with one more picture; the same draft when it has it already, null when there is no room. `place` is where in it
   * the picture was put, in words of the collection's own; empty where nothing was said.
   */
  withMedia?(draft: Draft, mediaId: string, place: string): Draft | null
  /** What a draft is called in lists; null when nothing in it says so. */
  titleOf(draft: Draft): string | null
  /** Where it is edited. */
  href(documentId: string): string
  /** Locale keys. */
  words: { untitled: string; notCreated: string }
}
