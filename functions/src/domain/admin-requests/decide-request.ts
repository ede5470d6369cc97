import { type AdminDecision, type AdminRequest, findDecisionProblem } from '@postwright/core/model/admin-request'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { planSettlementIn } from '../earn/payouts.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { planDeletionIn } from '../users/set-deletion.ts'

/** A request in the version that the admin saw. */
type Seen = { requestId: string; rev: number }

/**
 * Approves another admin's request and executes it in the same transaction. If the process dies, all or nothing is done:
 * repeating completes it, and has no effect afterwards.
 * @throws the codes of the contract
 */
export async function approveAdminRequest(deps: Deps, { uid }: Caller, seen: Seen): Promise<{ request: AdminRequest }> {
  return deps.transact(async (tx) => {
    const request = await requireRequestIn(deps, tx, seen.requestId)
    if (request.state === 'approved' && request.decidedBy === uid) return { request }
    requireDecidable(deps, request, { decision: 'approved', by: uid, rev: seen.rev })
    await requireBothAdmins(deps, request, uid)
    const carryOut = await planActIn(deps, tx, request)
    carryOut(uid)
    return { request: decideIn(deps, tx, request, { decision: 'approved', by: uid, note: '' }) }
  })
}

/** Rejects a request of another admin. @throws the codes of the contract */
export async function refuseAdminRequest(
  deps: Deps,
  caller: Caller,
  { note, ...seen }: Seen & { note: string },
): Promise<{ request: AdminRequest }> {
  return close(deps, caller, seen, { decision: 'refused', note })
}

/** Withdraws the caller's own request. @throws the codes of the contract */
export async function withdrawAdminRequest(deps: Deps, caller: Caller, seen: Seen): Promise<{ request: AdminRequest }> {
  return close(deps, caller, seen, { decision: 'withdrawn', note: '' })
}

async function close(
  deps: Deps,
  { uid }: Caller,
  { requestId, rev }: Seen,
  { decision, note }: { decision: AdminDecision; note: string },
): Promise<{ request: AdminRequest }> {
  return deps.transact(async (tx) => {
    const request = await requireRequestIn(deps, tx, requestId)
    if (request.state === decision && request.decidedBy === uid) return { request }
    requireDecidable(deps, request, { decision, by: uid, rev })
    return { request: decideIn(deps, tx, request, { decision, by: uid, note }) }
  })
}

async function requireRequestIn({ adminRequests }: Pick<Deps, 'adminRequests'>, tx: Tx, id: string) {
  const request = await adminRequests.getIn(tx, id)
  if (!request) throw new AppError('not_found', { message: `admin request ${id}` })
  return request
}

/** @throws `request_closed`, `second_admin_needed`, `stale_revision` for a renewed request */
function requireDecidable(
  { clock }: Pick<Deps, 'clock'>,
  request: AdminRequest,
  { decision, by, rev }: { decision: AdminDecision; by: string; rev: number },
): void {
  const problem = findDecisionProblem(request, { decision, by, now: clock.now() })
  if (problem) throw new AppError(problem, { message: `request ${request.id}, ${decision} by ${by}` })
  if (request.rev !== rev)
    throw new AppError('stale_revision', { message: `request ${request.id} is at ${request.rev}` })
}

/**
 * Checks the right of both admins at the identity provider.
 * @throws `route_not_found` for the caller, `asker_not_admin` for the requesting admin
 */
async function requireBothAdmins({ identity }: Pick<Deps, 'identity'>, { askedBy }: AdminRequest, uid: string) {
  const [asker, approver] = await Promise.all([identity.getUser(askedBy), identity.getUser(uid)])
  if (!approver?.isAdmin || approver.disabled) throw new AppError('route_not_found', { message: `${uid} is no admin` })
  if (!asker?.isAdmin || asker.disabled) throw new AppError('asker_not_admin', { message: `${askedBy} is no admin` })
}

/** Reads the data needed for the action. The returned function executes it, after all reads of the transaction. */
async function planActIn(deps: Deps, tx: Tx, { act, subject }: AdminRequest): Promise<(uid: string) => void> {
  if (act.kind === 'settle_payout') {
    const settle = await planSettlementIn(deps, tx, { payoutId: subject, state: 'sent', reason: '' })
    return (uid) => settle({ uid })
  }
  return planDeletionIn(deps, tx, { uid: subject, when: act.when })
}

function decideIn(
  deps: Deps,
  tx: Tx,
  request: AdminRequest,
  { decision, by, note }: { decision: AdminDecision; by: string; note: string },
): AdminRequest {
  deps.auditLog.appendIn(tx, {
    action: `admin_request.${decision}`,
    actorUid: by,
    subject: request.subject,
    facts: { kind: request.act.kind, askedBy: request.askedBy, ...(note !== '' && { note }) },
  })
  const closesAt = deps.clock.now()
  return deps.adminRequests.updateIn(tx, request, { state: decision, decidedBy: by, note, closesAt })
}
