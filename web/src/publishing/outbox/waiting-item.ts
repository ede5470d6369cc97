import { z } from 'zod'
import { documentId, instant } from '@postwright/core/ids'
import { postDraftSchema } from '@postwright/core/model/post'

/**
 * Why an item waits for a person: both sides changed the draft, the post is being sent, it is gone, it has no room for the
 * picture, or the server refuses it (then `code` tells why).
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
  postId: documentId(),
  keptAt: instant(),
  problem: problemSchema.nullable(),
}

const waitingDraftSchema = z.object({
  kind: z.literal('draft'),
  ...shared,
  /** The stored version that the changes build on; revision 0 when the post is not created yet. */
  base: z.object({ rev: z.int().min(0), draft: postDraftSchema }),
  draft: postDraftSchema,
})

const waitingPictureSchema = z.object({
  kind: z.literal('picture'),
  ...shared,
  name: z.string(),
  file: z.instanceof(Blob),
})

export const waitingItemSchema = z.discriminatedUnion('kind', [waitingDraftSchema, waitingPictureSchema])

export type WaitingProblem = z.infer<typeof problemSchema>

/** What was typed and is not on the server: one per editor, so that two tabs never share a copy. */
export type WaitingDraft = z.infer<typeof waitingDraftSchema>

/** A picture for a post that has not been uploaded. */
export type WaitingPicture = z.infer<typeof waitingPictureSchema>

export type WaitingItem = WaitingDraft | WaitingPicture

/** Whether an item is a post that is not created yet. */
export function isBeginning(item: WaitingItem): boolean {
  return item.kind === 'draft' && item.base.rev === 0
}
