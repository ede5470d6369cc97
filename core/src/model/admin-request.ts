import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { billingCurrencySchema } from './subscription.ts'

export const ADMIN_REQUEST_SCHEMA = 1

/** How long a second admin can decide about a request. */
export const ADMIN_REQUEST_TTL = 7 * 24 * 60 * 60 * 1000
export const ADMIN_REASON_MAX = 500

/** The account is deleted after the usual days of grace, or at once where the law asks for it. */
export const deletionTimeSchema = z.enum(['after_grace', 'at_once'])
export type DeletionTime = z.infer<typeof deletionTimeSchema>

/** Acts that need two admins, with the facts that both of them see. */
export const adminActSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delete_person'), when: deletionTimeSchema }),
  z.object({ kind: z.literal('settle_payout'), amount: z.int().min(1), currency: billingCurrencySchema }),
])
export type AdminAct = z.infer<typeof adminActSchema>

export const adminRequestStateSchema = z.enum(['waiting', 'approved', 'refused', 'withdrawn'])
export type AdminRequestState = z.infer<typeof adminRequestStateSchema>

/** Request of an admin for an act that a second one approves, `adminRequests/{id}`. Its id follows from kind and subject. */
export const adminRequestSchema = documentBase.extend({
  act: adminActSchema,
  /** Id of the person or payout concerned. */
  subject: documentId(),
  /** The person concerned. */
  personUid: documentId(),
  reason: z.string().trim().min(1).max(ADMIN_REASON_MAX),
  askedBy: documentId(),
  state: adminRequestStateSchema,
  decidedBy: documentId().nullable(),
  /** Why it was refused. */
  note: z.string().max(ADMIN_REASON_MAX),
  /** When it expires, or when it was decided. */
  closesAt: instant(),
})
export type AdminRequest = z.infer<typeof adminRequestSchema>

export type AdminDecision = Exclude<AdminRequestState, 'waiting'>

/** State by the clock: a request that nobody decided in time has expired, whatever is stored. */
export function getRequestState({ state, closesAt }: Pick<AdminRequest, 'state' | 'closesAt'>, now: number) {
  return state === 'waiting' && closesAt <= now ? 'expired' : state
}

/** Reasons for which a person may not decide. */
export type DecisionProblem = 'request_closed' | 'second_admin_needed'

/**
 * Whether an admin may decide about a request. The one who asked withdraws it; any other approves or refuses it, except the person
 * concerned, who decides nothing. Null when they may.
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
