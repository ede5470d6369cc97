import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { commentSubjectKindSchema } from '../model/comment-subject.ts'
import { participantSchema } from '../model/participant.ts'

export const ACTIVITY_KINDS = ['posts', 'approvals', 'comments', 'workspace'] as const
export const activityKindSchema = z.enum(ACTIVITY_KINDS)
export type ActivityKind = z.infer<typeof activityKindSchema>

/** One activity: a step of a publication, an action of a guest, a comment, or an entry of the audit log. */
export const activityEntrySchema = z.object({
  id: z.string(),
  at: instant(),
  kind: activityKindSchema,
  /** A publish step, `returned` by a guest, `commented`, or an action of the audit log. */
  act: z.string(),
  /** Null for actions of the product itself. */
  by: participantSchema.nullable(),
  /** The key or assistant that acted for the person; empty if the person acted directly. */
  via: z.string(),
  /** `title`: current beginning of the post's text, or name of the deck; empty if there is none or the subject was deleted. */
  subject: z.object({ kind: commentSubjectKindSchema, id: documentId(), title: z.string() }).nullable(),
  /** Text of a note, or the beginning of a comment. */
  words: z.string(),
})

export type ActivityEntry = z.infer<typeof activityEntrySchema>

/**
 * Lists the activity of a workspace, latest first; for the team, not for clients. A page can be short or empty if a filter excludes many entries:
 * `next` is the cursor of the next page, and null at the end.
 */
export const listActivity = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/activity',
  auth: 'member',
  right: 'read_internal',
  input: z.object({
    workspaceId: documentId(),
    /** Only entries up to this time. */
    before: instant().nullable().default(null),
    kind: activityKindSchema.nullable().default(null),
    /** Uid of a member. */
    by: documentId().nullable().default(null),
  }),
  output: z.object({ entries: z.array(activityEntrySchema), next: instant().nullable() }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
