import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { publishContentSchema } from '../publishing/content.ts'
import { zonedTimeSchema } from '../time/zoned-time.ts'
import { participantSchema } from './participant.ts'
import { POST_LABEL_MAX } from '../limits.ts'
import { oneLine } from '../text/text-fields.ts'

/** Side that approves: internal, or one of the workspace's clients (a member with the client role or a guest of a review link). */
export const approvalSideSchema = z.enum(['internal', 'client'])
export type ApprovalSide = z.infer<typeof approvalSideSchema>

/** Maximum number of approvals: one per side. */
export const APPROVALS_MAX = approvalSideSchema.options.length

/** Approval of a publication as one person has seen it: on its channel, with this content, at this time. */
export const approvalSchema = z.object({
  by: participantSchema,
  side: approvalSideSchema,
  approvedAt: instant(),
  /** Hash of everything that the channel receives: text, files, thread, first comment, cover, captions and settings. */
  contentHash: z.string().length(64),
  /** Planned time of the publication, in epoch milliseconds. */
  plannedFor: instant(),
  /** Fingerprint of the brand rule breaches that were shown when the approval was given; empty if there were none. */
  brand: z.string().max(64).default(''),
})

export type Approval = z.infer<typeof approvalSchema>

/** Approvals that a later change has voided, with the content they were given for. Captions are left out. */
export const lapsedApprovalSchema = z.object({
  approvals: z.array(approvalSchema).min(1).max(APPROVALS_MAX),
  content: publishContentSchema,
  scheduled: zonedTimeSchema,
  lapsedAt: instant(),
})

export type LapsedApproval = z.infer<typeof lapsedApprovalSchema>

/** A publication as a person has seen it when deciding. */
export const seenPublicationSchema = z.object({
  variantId: documentId(),
  contentHash: z.string().length(64),
  plannedFor: instant(),
  /** Fingerprint of the brand rule breaches of the publication. */
  brand: z.string().max(64).default(''),
})

export type SeenPublication = z.infer<typeof seenPublicationSchema>

/** Maximum number of members asked for one approval, and of decisions kept with its request. */
export const APPROVAL_ASKED_MAX = 20

export const APPROVAL_DECISIONS_MAX = 20

/** Maximum number of posts approved by one call. */
export const APPROVALS_AT_ONCE = 25

/**
 * Time after which a request without a decision gets a reminder. A second one follows after twice this time; after three times this time, one goes to
 * those who manage the workspace.
 */
export const APPROVAL_REMINDER_AFTER = 24 * 60 * 60 * 1000

export const APPROVAL_REMINDERS = 3

/** Maximum number of channels and labels with an approval mode of their own. */
export const APPROVAL_EXCEPTIONS_MAX = 50

/** Approval modes, from the least to the most strict. */
export const approvalModeSchema = z.enum(['none', 'optional', 'internal', 'internal_and_client'])

export type ApprovalMode = z.infer<typeof approvalModeSchema>

/** A channel has its own mode, which may require less; a label can only require more, because whoever writes a post sets its labels. */
const approvalExceptionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('channel'), connectionId: documentId(), mode: approvalModeSchema }),
  z.object({ kind: z.literal('label'), label: oneLine(POST_LABEL_MAX), mode: approvalModeSchema }),
])

export type ApprovalException = z.infer<typeof approvalExceptionSchema>

/** Approval mode of a workspace, with the modes of single channels and labels. */
export const approvalRulesSchema = z.object({
  mode: approvalModeSchema,
  exceptions: z.array(approvalExceptionSchema).max(APPROVAL_EXCEPTIONS_MAX).default([]),
})

export type ApprovalRules = z.infer<typeof approvalRulesSchema>

export const NO_APPROVALS: ApprovalRules = { mode: 'none', exceptions: [] }

type Place = { connectionId: string; labels: readonly string[] }

/** Returns the mode for a publication: that of its channel or of the workspace, or a stricter one if one of its labels requires it. */
export function findApprovalMode({ mode, exceptions }: ApprovalRules, { connectionId, labels }: Place): ApprovalMode {
  const ofChannel = exceptions.find((each) => each.kind === 'channel' && each.connectionId === connectionId)
  const ofLabels = exceptions.filter((each) => each.kind === 'label' && labels.some(isSameAs(each.label)))
  return [ofChannel?.mode ?? mode, ...ofLabels.map((each) => each.mode)].reduce(stricter)
}

function stricter(a: ApprovalMode, b: ApprovalMode): ApprovalMode {
  const { options } = approvalModeSchema
  return options.indexOf(a) >= options.indexOf(b) ? a : b
}

function isSameAs(label: string) {
  return (other: string) => other.toLowerCase() === label.toLowerCase()
}
