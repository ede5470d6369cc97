import { z } from 'zod'
import { documentId, instant } from '@postwright/core/ids'
import type { DraftFields, DraftType } from '../draft-type.ts'

/**
 * Reason why an item needs the user's decision: both sides changed the draft, the document can no longer be edited, it no longer exists, it has no
 * room for the file, or the server rejects it (then `code` contains the reason).
 */
const problemSchema = z.object({
  kind: z.enum(['conflict', 'locked', 'gone', 'full', 'refused']),
  code: z.string().optional(),
})

const shared = {
  id: z.string().min(1),
  /** Owner of the item; no other user's session sends it. */
  uid: documentId(),
  workspaceId: documentId(),
  collection: z.string().min(1),
  documentId: documentId(),
  keptAt: instant(),
  problem: problemSchema.nullable(),
}

const draftFieldsSchema = z.record(z.string(), z.unknown())

const waitingDraftSchema = z.object({
  kind: z.literal('draft'),
  ...shared,
  /** The stored version on which the changes are based; revision 0 if the document is not created yet. */
  base: z.object({ rev: z.int().min(0), draft: draftFieldsSchema }),
  draft: draftFieldsSchema,
})

const waitingImageSchema = z.object({
  kind: z.literal('picture'),
  ...shared,
  name: z.string(),
  file: z.instanceof(Blob),
  /** Position of the file in the document, in the collection's own notation. */
  place: z.string().default(''),
  /** The multipart upload started for the file; received parts are not sent again. */
  uploadId: documentId().optional(),
})

const waitingRemovalSchema = z.object({ kind: z.literal('removal'), ...shared })

const currentItemSchema = z.discriminatedUnion('kind', [waitingDraftSchema, waitingImageSchema, waitingRemovalSchema])

/** Item of the outbox. Items from the time when only posts had drafts contain just the id of their post. */
export const waitingItemSchema = z.preprocess((row) => {
  const old = z.looseObject({ postId: z.string() }).safeParse(row)
  return old.success ? { collection: 'posts', documentId: old.data.postId, ...old.data } : row
}, currentItemSchema)

export type WaitingProblem = z.infer<typeof problemSchema>

/** Edits that are not on the server yet: one item per editor, so that two tabs never share a copy. */
export type WaitingDraft<Draft = DraftFields> = Omit<z.infer<typeof waitingDraftSchema>, 'base' | 'draft'> & {
  base: { rev: number; draft: Draft }
  draft: Draft
}

/** An image, video or PDF for a document, not uploaded yet. */
export type WaitingImage = z.infer<typeof waitingImageSchema>

/** The deletion of a document that the server has not received yet. */
export type WaitingRemoval = z.infer<typeof waitingRemovalSchema>

export type WaitingItem = WaitingDraft | WaitingImage | WaitingRemoval

/** Returns whether an item creates a new document. */
export function isBeginning(item: WaitingItem): boolean {
  return item.kind === 'draft' && item.base.rev === 0
}

/** Returns a stored copy with the fields of its type; null if it cannot be parsed, in which case it stays in the store. */
export function readCopy<Draft>(
  type: Pick<DraftType<never, Draft>, 'schema'>,
  copy: WaitingDraft,
): WaitingDraft<Draft> | null {
  const draft = type.schema.safeParse(copy.draft)
  const base = type.schema.safeParse(copy.base.draft)
  if (!draft.success || !base.success) return null
  return { ...copy, draft: draft.data, base: { rev: copy.base.rev, draft: base.data } }
}

export type DocumentAddress = { collection: string; documentId: string }

/** Returns a key for a document, unique across all collections. */
export function documentKey({ collection, documentId }: DocumentAddress): string {
  return `${collection}.${documentId}`
}

export function isSameDocument(a: DocumentAddress, b: DocumentAddress): boolean {
  return a.collection === b.collection && a.documentId === b.documentId
}
