import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { NOTIFICATION_EXCERPT_MAX, POST_CONNECTIONS_MAX, THREAD_PARTS_MAX } from '../limits.ts'
import { platformSchema } from '../platforms/platform.ts'
import { approvalSideSchema, seenPublicationSchema, APPROVAL_ASKED_MAX, APPROVAL_DECISIONS_MAX } from './approval.ts'
import { documentBase } from './document.ts'
import { REVIEW_NOTE_MAX } from './notification.ts'
import { participantSchema } from './participant.ts'

export const APPROVAL_REQUEST_SCHEMA = 1

export const neededApprovalSchema = z.enum(['internal', 'client', 'anyone'])

export const approvalDecisionSchema = z.object({
  kind: z.enum(['approved', 'returned']),
  by: participantSchema,
  side: approvalSideSchema,
  /** Reason for a return; empty for an approval. */
  note: z.string().max(REVIEW_NOTE_MAX),
  decidedAt: instant(),
})

export type ApprovalDecision = z.infer<typeof approvalDecisionSchema>

/**
 * The parts of a post that wait for approval, `workspaces/{wid}/approvalRequests/{postId}`, derived from its publications by the server. It makes
 * lists of waiting posts cheap to read; only the publications decide what the engine publishes.
 */
export const approvalRequestSchema = documentBase.extend({
  postId: documentId(),
  /** `withdrawn`: cancelled, or no longer needed. */
  state: z.enum(['open', 'approved', 'returned', 'withdrawn']),
  requestedBy: z.string().max(128),
  requestedAt: instant(),
  /** Time by which the requester wants the decision. */
  dueAt: instant().nullable(),
  /** Members who were asked; empty means everyone who can decide. */
  askedUids: z.array(documentId()).max(APPROVAL_ASKED_MAX),
  message: z.string().max(REVIEW_NOTE_MAX),
  needed: z.array(neededApprovalSchema).max(neededApprovalSchema.options.length),
  /** The waiting publications in their current form; an approval from the list covers exactly this content. */
  seen: z.array(seenPublicationSchema).max(POST_CONNECTIONS_MAX * THREAD_PARTS_MAX),
  excerpt: z.string().max(NOTIFICATION_EXCERPT_MAX),
  channels: z
    .array(z.object({ connectionId: documentId(), platform: platformSchema, handle: z.string().max(256) }))
    .max(POST_CONNECTIONS_MAX),
  /** Earliest planned time of the waiting publications, in epoch milliseconds. */
  plannedFor: instant().nullable(),
  remindersSent: z.int().min(0).max(3),
  /** Time of the next reminder; null if none is due. */
  reminderAt: instant().nullable(),
  decidedAt: instant().nullable(),
  /** Decisions, oldest first. */
  decisions: z.array(approvalDecisionSchema).max(APPROVAL_DECISIONS_MAX),
})

export type ApprovalRequest = z.infer<typeof approvalRequestSchema>
