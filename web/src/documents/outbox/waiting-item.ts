import { z } from 'zod'
import { documentId, instant } from '@postwright/core/ids'
import type { DraftFields, DraftType } from '../draft-type.ts'

/**
 * Why an item waits for a person: both sides changed the draft, the document may not be edited any more, it is gone, it has no
 * room for the picture, or the server refuses it (then `code` tells why).
 */
const problemSchema = z.object({
  kind: z.enum(['conflict', 'locked', 'gone', 'full', 'refused']),
  code: z.string().optional(),
})

const shared = {
  id: z.string().min(1),
  /** Whose it is: no other person's session sends it. */
  uid: documentId(),
  workspaceId: documentId(),
  /** The document that it belongs to. */
  collection: z.string().min(1),
  documentId: documentId(),
  keptAt: instant(),
  problem: problemSchema.nullable(),
}

const draftFieldsSchema = z.record(z.string(), z.unknown())

const waitingDraftSchema = z.object({
  kind: z.literal('draft'),
  ...shared,
  /** The stored version that the changes build on; revision 0 when the document is not created yet. */
  base: z.object({ rev: z.int().min(0), draft: draftFieldsSchema }),
  draft: draftFieldsSchema,
})

const waitingPictureSchema = z.object({
  kind: z.literal('picture'),
  ...shared,
  name: z.string(),
  file: z.instanceof(Blob),
  /** Where in the document it goes; the words are the collection's own. */
  place: z.string().default(''),
  /** The upload in parts that was begun for it: what has arrived is not sent again. */
  uploadId: documentId().optional(),
})

/** A document that was deleted. */
const waitingRemovalSchema = z.object({ kind: z.literal('removal'), ...shared })

const currentItemSchema = z.discriminatedUnion('kind', [waitingDraftSchema, waitingPictureSchema, waitingRemovalSchema])

/** What was kept before other documents than posts had drafts names its post only. */
export const waitingItemSchema = z.preprocess((row) => {
  const old = z.looseObject({ postId: z.string() }).safeParse(row)
  return old.success ? { collection: 'posts', documentId: old.data.postId, ...old.data } : row
}, currentItemSchema)

export type WaitingProblem = z.infer<typeof problemSchema>

/** What was typed and is not on the server: one per editor, so that two tabs never share a copy. */
export type WaitingDraft<Draft = DraftFields> = Omit<z.infer<typeof waitingDraftSchema>, 'base' | 'draft'> & {
  base: { rev: number; draft: Draft }
  draft: Draft
}

/** A picture, video or PDF for a document that has not been uploaded. */
export type WaitingPicture = z.infer<typeof waitingPictureSchema>

/** The deletion of a document of which the server has not heard. */
export type WaitingRemoval = z.infer<typeof waitingRemovalSchema>

export type WaitingItem = WaitingDraft | WaitingPicture | WaitingRemoval

/** Whether an item is a document that is not created yet. */
export function isBeginning(item: WaitingItem): boolean {
  return item.kind === 'draft' && item.base.rev === 0
}

/** A kept copy with the fields of its type; null when they are not understood, so that it stays where it is. */
export function readCopy<Draft>(
  type: Pick<DraftType<never, Draft>, 'schema'>,
  copy: WaitingDraft,
): WaitingDraft<Draft> | null {
  const draft = type.schema.safeParse(copy.draft)
  const base = type.schema.safeParse(copy.base.draft)
  if (!draft.success || !base.success) return null
  return { ...copy, draft: draft.data, base: { rev: copy.base.rev, draft: base.data } }
}

/** Which document of the workspace is meant. */
export type DocumentAddress = { collection: string; documentId: string }

/** Names a document among those of all collections. */
export function documentKey({ collection, documentId }: DocumentAddress): string {
  return `${collection}.${documentId}`
}

export function isSameDocument(a: DocumentAddress, b: DocumentAddress): boolean {
  return a.collection === b.collection && a.documentId === b.documentId
}
