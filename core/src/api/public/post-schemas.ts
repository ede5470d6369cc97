import { z } from 'zod'
import { instant } from '../../ids.ts'
import { postDraftSchema, postSchema } from '../../model/post.ts'
import { variantSchema } from '../../model/variant.ts'
import { publishErrorKindSchema } from '../../publishing/publish-error.ts'

const draft = postDraftSchema.shape

/** Fields of a post that a caller writes; omitted fields stay unchanged. */
export const publicPostDraftSchema = z.object({
  text: draft.text.optional(),
  media: draft.media.optional(),
  connectionIds: draft.connectionIds.optional(),
  title: draft.title.unwrap().optional(),
  comment: draft.comment.unwrap().optional(),
  thread: draft.thread.unwrap().optional(),
  threadMedia: draft.threadMedia.unwrap().optional(),
  pollOptions: draft.pollOptions.unwrap().optional(),
  pollDuration: draft.pollDuration.unwrap().optional(),
  pollMultiple: draft.pollMultiple.unwrap().optional(),
  labels: draft.labels.unwrap().optional(),
  note: draft.note.unwrap().optional(),
  linkCard: draft.linkCard.unwrap().optional(),
  campaignId: draft.campaignId.unwrap().optional(),
})

export type PublicPostDraft = z.output<typeof publicPostDraftSchema>

/** A post as the public API shows it. Times are milliseconds since 1970 (UTC). */
export const publicPostSchema = postSchema.pick({
  id: true,
  rev: true,
  createdAt: true,
  updatedAt: true,
  createdBy: true,
  lifecycle: true,
  plannedAt: true,
  publishedAt: true,
  text: true,
  media: true,
  connectionIds: true,
  title: true,
  comment: true,
  thread: true,
  threadMedia: true,
  pollOptions: true,
  pollDuration: true,
  pollMultiple: true,
  labels: true,
  note: true,
  linkCard: true,
  campaignId: true,
})

/** The state of a post on one channel. A thread has one per part. */
export const publicationSchema = variantSchema
  .pick({ id: true, connectionId: true, platform: true, handle: true, partIndex: true, state: true, url: true })
  .extend({
    scheduledAt: instant(),
    publishedAt: instant().nullable(),
    /** True if the publication waits for a person's approval. */
    waitsForApproval: z.boolean(),
    /** Reason why the publication failed, waits or is held; null if there is no problem. */
    problem: publishErrorKindSchema.nullable(),
  })

export type Publication = z.output<typeof publicationSchema>
