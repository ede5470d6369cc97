import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { commentSubjectKindSchema } from '../model/comment-subject.ts'
import { participantSchema } from '../model/participant.ts'

export const ACTIVITY_KINDS = ['posts', 'approvals', 'comments', 'workspace'] as const
export const activityKindSchema = z.enum(ACTIVITY_KINDS)
export type ActivityKind = z.infer<typeof activityKindSchema>

/** Somebody did something: a step of a publication, an act of a guest, a comment, or an entry of the audit log. */
export const activityEntrySchema = z.object({
  id: z.string(),
  at: instant(),
  kind: activityKindSchema,
  /** A publish step, `returned` by a guest, `commented`, or an action of the audit log. */
  act: z.string(),
  /** Null for what the product does by itself. */
  by: participantSchema.nullable(),
  /** The key or assistant that did it for the person; empty where the person did it. */
  via: z.string(),
  /** `title`: the first words of the post or the name of the deck as it is now; empty when there are none or it is gone. */
  subject: z.object({ kind: commentSubjectKindSchema, id: documentId(), title: z.string() }).nullable(),
  /** A note or the first words of a comment. */
  words: z.string(),
})

export type ActivityEntry = z.infer<typeof activityEntrySchema>

/**
 * Lists the activity of a workspace, the latest first; for the team, without its clients. A page may be short, or empty, where a filter
 * leaves out much: `next` says where to go on, and is null at the end.
 */
export const listActivity = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/activity',
  auth: 'member',
  right: 'read_internal',
  input: z.object({
    workspaceId: documentId(),
    /** No later than this. */
    before: instant().nullable().default(null),
    kind: activityKindSchema.nullable().default(null),
    /** A member's uid. */
    by: documentId().nullable().default(null),
  }),
  output: z.object({ entries: z.array(activityEntrySchema), next: instant().nullable() }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
