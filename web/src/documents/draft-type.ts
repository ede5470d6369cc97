import type { z } from 'zod'
import type { DraftParts } from './merge/draft-parts.ts'
import { WriteError } from '@/lib/use-error-text.ts'

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

/** A stored state of a document as its editor sees it. `editable` is false while the document may not be changed. */
export type ServerVersion<Draft> = { rev: number; draft: Draft; editable: boolean }

/** What the server has of a document; `forbidden` when it does not say, null when it cannot be asked. */
type StoredVersion<Draft> = ServerVersion<Draft> | 'missing' | 'forbidden' | null

/** `refused` means that the rules said no: another write was first, or the document may not be edited any more. */
export type WriteOutcome = 'written' | 'refused' | 'failed'

/** For forms, which show what is thrown. @throws WriteError */
export function requireWritten(outcome: WriteOutcome): void {
  if (outcome !== 'written') throw new WriteError(outcome)
}

type Merge<Draft> =
  /** The store has what the editor has. */
  | 'same'
  /** Only the server's own fields moved: what was typed still fits on top. */
  | 'rebase'
  /** Nothing was typed here since: the newer version is shown. */
  | 'adopt'
  /** Both sides changed the draft: a person decides. */
  | 'conflict'
  /** Both sides changed the draft, and their changes fit together. */
  | { merged: Draft }

/** How the versions of one kind of document are compared. */
export type DraftComparison<Draft> = {
  /** True when two drafts would be stored as the same fields. */
  isSame(a: Draft, b: Draft): boolean
  /** Joins two versions that both changed since `base`; null when only a person can. Without it a person always decides. */
  merge?(base: Draft, mine: Draft, theirs: Draft): Draft | null
}

/** How a newer stored version meets what is in the editor, given the version that the editing started from. */
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
