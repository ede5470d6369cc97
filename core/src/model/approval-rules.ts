import { z } from 'zod'
import { documentId } from '../ids.ts'
import { APPROVAL_EXCEPTIONS_MAX } from './approval-limits.ts'
import { POST_LABEL_MAX } from '../limits.ts'
import { oneLine } from '../text/one-line.ts'

/** From the least to the most that is asked for. */
export const approvalModeSchema = z.enum(['none', 'optional', 'internal', 'internal_and_client'])
export type ApprovalMode = z.infer<typeof approvalModeSchema>

/** A channel has its own mode, which may ask for less; a label can only ask for more, because whoever writes a post sets its labels. */
export const approvalExceptionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('channel'), connectionId: documentId(), mode: approvalModeSchema }),
  z.object({ kind: z.literal('label'), label: oneLine(POST_LABEL_MAX), mode: approvalModeSchema }),
])

export type ApprovalException = z.infer<typeof approvalExceptionSchema>

/** The approvals that the posts of a workspace need. */
export const approvalRulesSchema = z.object({
  mode: approvalModeSchema,
  exceptions: z.array(approvalExceptionSchema).max(APPROVAL_EXCEPTIONS_MAX).default([]),
})

export type ApprovalRules = z.infer<typeof approvalRulesSchema>

export const NO_APPROVALS: ApprovalRules = { mode: 'none', exceptions: [] }

type Place = { connectionId: string; labels: readonly string[] }

/** The mode for a publication: that of its channel or of the workspace, and more where one of its labels asks for more. */
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
