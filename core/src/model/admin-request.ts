import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { billingCurrencySchema } from './subscription.ts'

export const ADMIN_REQUEST_SCHEMA = 1

/** Lifetime of a request without a decision. */
export const ADMIN_REQUEST_TTL = 7 * 24 * 60 * 60 * 1000
export const ADMIN_REASON_MAX = 500

/** Time of the deletion: after the usual grace period, or at once if required by law. */
export const deletionTimeSchema = z.enum(['after_grace', 'at_once'])
export type DeletionTime = z.infer<typeof deletionTimeSchema>

/** Actions that need two admins, with the facts that both see. */
export const adminActSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delete_person'), when: deletionTimeSchema }),
  z.object({ kind: z.literal('settle_payout'), amount: z.int().min(1), currency: billingCurrencySchema }),
])
export type AdminAct = z.infer<typeof adminActSchema>

export const adminRequestStateSchema = z.enum(['waiting', 'approved', 'refused', 'withdrawn'])
export type AdminRequestState = z.infer<typeof adminRequestStateSchema>

/** An admin's request for an action that a second admin must approve, `adminRequests/{id}`; the id is derived from the action's kind and subject. */
export const adminRequestSchema = documentBase.extend({
  act: adminActSchema,
  /** Id of the affected person or payout. */
  subject: documentId(),
  /** Uid of the affected person. */
  personUid: documentId(),
  reason: z.string().trim().min(1).max(ADMIN_REASON_MAX),
  askedBy: documentId(),
  state: adminRequestStateSchema,
  decidedBy: documentId().nullable(),
  /** Reason for the refusal. */
  note: z.string().max(ADMIN_REASON_MAX),
  /** Time when the request expires, or when it was decided. */
  closesAt: instant(),
})
export type AdminRequest = z.infer<typeof adminRequestSchema>

export type AdminDecision = Exclude<AdminRequestState, 'waiting'>

/** Returns the state at the current time: a request without a decision in time has expired, regardless of the stored state. */
export function getRequestState({ state, closesAt }: Pick<AdminRequest, 'state' | 'closesAt'>, now: number) {
  return state === 'waiting' && closesAt <= now ? 'expired' : state
}

/** Reasons why a person may not decide. */
export type DecisionProblem = 'request_closed' | 'second_admin_needed'

/**
 * Returns the reason why an admin may not decide on a request, or null if they may. The requester can withdraw it; any other admin can approve or
 * refuse it, except the affected person, who cannot decide.
 */
export function findDecisionProblem(
  request: Pick<AdminRequest, 'state' | 'closesAt' | 'askedBy' | 'personUid'>,
  { decision, by, now }: { decision: AdminDecision; by: string; now: number },
): DecisionProblem | null {
  if (getRequestState(request, now) !== 'waiting') return 'request_closed'
  const isAsker = by === request.askedBy
  const isAllowed = decision === 'withdrawn' ? isAsker : !isAsker && by !== request.personUid
  return isAllowed ? null : 'second_admin_needed'
}
