import type { askAdminRequest as contract } from '@postwright/core/api/admin-requests'
import type { OutputOf } from '@postwright/core/endpoint'
import {
  ADMIN_REQUEST_SCHEMA,
  ADMIN_REQUEST_TTL,
  type AdminAct,
  type AdminRequest,
  getRequestState,
} from '@postwright/core/model/admin-request'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireNext, requirePayoutIn } from '../earn/payouts.ts'
import { hashId } from '../hashes.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { planDeletionIn } from '../users/set-deletion.ts'

/** Returns one document id per action and subject: a second request finds the first. */
export function requestIdFor(kind: AdminAct['kind'], subject: string): string {
  return hashId(['admin request', kind, subject])
}

/**
 * Requests an action that a second admin must approve. Repeating it returns the open request. A closed one is replaced.
 * @throws the codes of the contract
 */
export async function askAdminRequest(
  deps: Deps,
  { uid }: Caller,
  { subject, wanted, reason }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const id = requestIdFor(wanted.kind, subject)
  return deps.transact(async (tx) => {
    const known = await deps.adminRequests.getIn(tx, id)
    if (known && getRequestState(known, deps.clock.now()) === 'waiting') {
      if (known.askedBy === uid && isSameAct(known.act, wanted)) return { request: known }
      throw new AppError('request_open', { message: `request ${id} waits` })
    }
    const { act, personUid } = await describeActIn(deps, tx, { subject, wanted })
    if (personUid === uid) throw new AppError('second_admin_needed', { message: `${uid} is the person concerned` })
    const base = newDocument(deps.clock, { id, schema: ADMIN_REQUEST_SCHEMA, createdBy: uid })
    const request: AdminRequest = {
      ...base,
      rev: (known?.rev ?? 0) + 1,
      act,
      subject,
      personUid,
      reason,
      askedBy: uid,
      state: 'waiting',
      decidedBy: null,
      note: '',
      closesAt: base.createdAt + ADMIN_REQUEST_TTL,
    }
    deps.adminRequests.saveIn(tx, request)
    deps.auditLog.appendIn(tx, {
      action: 'admin_request.asked',
      actorUid: uid,
      subject,
      facts: { kind: act.kind, reason, ...(act.kind === 'delete_person' && { when: act.when }) },
    })
    return { request }
  })
}

type Wanted = Pick<z.output<typeof contract.input>, 'subject' | 'wanted'>

const isSameAct = (act: AdminAct, wanted: Wanted['wanted']) =>
  act.kind !== 'delete_person' || (wanted.kind === 'delete_person' && act.when === wanted.when)

/** Returns the action with the facts that both admins see. Rejects it now if it could not be executed. */
async function describeActIn(
  deps: Deps,
  tx: Tx,
  { subject, wanted }: Wanted,
): Promise<{ act: AdminAct; personUid: string }> {
  if (wanted.kind === 'settle_payout') {
    const payout = await requirePayoutIn(deps, tx, subject)
    requireNext(payout, 'sent')
    const { amount, currency, uid } = payout
    return { act: { kind: 'settle_payout', amount, currency }, personUid: uid }
  }
  await planDeletionIn(deps, tx, { uid: subject, when: wanted.when })
  return { act: wanted, personUid: subject }
}
