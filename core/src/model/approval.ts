import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { publishContentSchema } from '../publishing/content.ts'
import { zonedTimeSchema } from '../time/zoned-time.ts'
import { participantSchema } from './participant.ts'

/** Inside the workspace, or one of its clients: a member with that role or a guest of a review link. */
export const approvalSideSchema = z.enum(['internal', 'client'])
export type ApprovalSide = z.infer<typeof approvalSideSchema>

/** One for each side. */
export const APPROVALS_MAX = approvalSideSchema.options.length

/** A publication may go out as one person has seen it: on its channel, with this content, at this time. */
export const approvalSchema = z.object({
  by: participantSchema,
  side: approvalSideSchema,
  approvedAt: instant(),
  /** Hash of everything that its channel gets: text, files, thread, first comment, cover, captions and settings. */
  contentHash: z.string().length(64),
  /** The time for which it was planned, in epoch milliseconds. */
  plannedFor: instant(),
  /** The fingerprint of the breaches of brand rules that it was given in sight of; empty where there were none. */
  brand: z.string().max(64).default(''),
})

export type Approval = z.infer<typeof approvalSchema>

/** Approvals that a later change has voided, with what they were of. Captions are left out. */
export const lapsedApprovalSchema = z.object({
  approvals: z.array(approvalSchema).min(1).max(APPROVALS_MAX),
  content: publishContentSchema,
  scheduled: zonedTimeSchema,
  lapsedAt: instant(),
})

export type LapsedApproval = z.infer<typeof lapsedApprovalSchema>

/** A publication as a person has seen it when they decide. */
export const seenPublicationSchema = z.object({
  variantId: documentId(),
  contentHash: z.string().length(64),
  plannedFor: instant(),
  /** The fingerprint of its breaches of brand rules. */
  brand: z.string().max(64).default(''),
})

export type SeenPublication = z.infer<typeof seenPublicationSchema>
