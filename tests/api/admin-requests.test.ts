import {
  approveAdminRequest,
  askAdminRequest,
  getDeletionEffect,
  listAdminRequests,
  refuseAdminRequest,
  withdrawAdminRequest,
} from '@postwright/core/api/admin-requests'
import { payouts } from '@postwright/core/collections/payouts'
import { DELETION_GRACE } from '@postwright/core/limits'
import { ADMIN_REQUEST_TTL, type AdminRequest } from '@postwright/core/model/admin-request'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { setClaims } from '../support/identities.ts'

let first: TestCaller
let second: TestCaller
let grace: TestCaller

const newAdmin = async () => {
  const admin = await asAdmin(await createCaller())
  await confirm(admin)
  return admin
}

beforeAll(async () => {
  first = await newAdmin()
  second = await newAdmin()
})
beforeEach(async () => {
  grace = await createCaller({ fullName: 'Grace Hopper' })
})

const ask = (by = first, when: 'after_grace' | 'at_once' = 'after_grace') =>
  by.call(askAdminRequest, { subject: grace.uid, wanted: { kind: 'delete_person', when }, reason: 'She asked us to' })
const asked = async (by = first, when: 'after_grace' | 'at_once' = 'after_grace') => dataOf(await ask(by, when)).request
const approve = (by: TestCaller, { id, rev }: Pick<AdminRequest, 'id' | 'rev'>) =>
  by.call(approveAdminRequest, { requestId: id, rev })
const deletesAt = async () => {
  const at: unknown = (await fieldsOf(paths.user(grace.uid)))?.['deletesAt'] ?? null
  return at instanceof Timestamp ? at.toMillis() : at
}

/** A payout of Grace's that nobody has settled. */
async function addPayout(): Promise<string> {
  const id = `payout-${grace.uid}`
  const now = Timestamp.now()
  const fields = { uid: grace.uid, amount: 5800, currency: 'eur', details: 'DE02 1203', state: 'requested' }
  const rest = { rewardIds: ['none'], deducted: 0, reason: '', settledAt: null }
  const base = { schema: payouts.version, rev: 1, createdAt: now, updatedAt: now, createdBy: grace.uid }
  await setFields(paths.payout(id), { ...base, ...fields, ...rest })
  return id
}

describe('the deletion of a person', () => {
  it('is scheduled once a second admin approves it, and both admins stand in the log', async () => {
    const request = await asked()
    expect(await deletesAt()).toBeNull()
    const before = Date.now()
    expect(dataOf(await approve(second, request)).request).toMatchObject({ state: 'approved', decidedBy: second.uid })
    const at = Number(await deletesAt())
    expect(at).toBeGreaterThanOrEqual(before + DELETION_GRACE)
    const again = dataOf(await approve(second, request)).request
    expect(again.state).toBe('approved')
    expect(await deletesAt()).toBe(at)
    const entries = await auditEntriesFor(grace.uid)
    const acts = entries.map((entry) =>
      'action' in entry && 'actorUid' in entry ? [entry.action, entry.actorUid] : [],
    )
    expect(acts).toEqual(
      expect.arrayContaining([
        ['admin_request.asked', first.uid],
        ['admin_request.approved', second.uid],
        ['deletion_requested', second.uid],
      ]),
    )
  })

  it('is due at once where the request says so', async () => {
    dataOf(await approve(second, await asked(first, 'at_once')))
    expect(Number(await deletesAt())).toBeLessThanOrEqual(Date.now())
  })

  it('is not approved by the admin who asked for it, nor by the person concerned', async () => {
    const request = await asked()
    errorOf(await approve(first, request), 'second_admin_needed')
    const person = await asAdmin(grace)
    await confirm(person)
    errorOf(await approve(person, request), 'second_admin_needed')
    errorOf(await ask(person), 'request_open')
    dataOf(await first.call(withdrawAdminRequest, { requestId: request.id, rev: request.rev }))
    errorOf(await ask(person), 'second_admin_needed')
    expect(await deletesAt()).toBeNull()
  })

  it('is approved once when six admins approve it at the same time', async () => {
    const request = await asked()
    const admins = [second, ...(await Promise.all(Array.from({ length: 5 }, newAdmin)))]
    const replies = await Promise.all(admins.map((admin) => approve(admin, request)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    for (const reply of replies) if (!reply.ok) errorOf(reply, 'request_closed')
    const actions = (await auditEntriesFor(grace.uid)).map((entry) => ('action' in entry ? entry.action : ''))
    expect(actions.filter((action) => action === 'deletion_requested')).toHaveLength(1)
  })

  it('is refused when the right of the admin who asked was taken in between', async () => {
    const former = await newAdmin()
    const request = await asked(former)
    await setClaims(former.uid, {})
    errorOf(await approve(second, request), 'asker_not_admin')
    errorOf(await approve(former, request), 'route_not_found')
    expect(await deletesAt()).toBeNull()
    dataOf(await second.call(refuseAdminRequest, { requestId: request.id, rev: request.rev, note: 'Not an admin' }))
  })

  it('has one open request: the same one again returns it, another one is refused', async () => {
    const request = await asked()
    expect(await asked()).toEqual(request)
    errorOf(await ask(second), 'request_open')
    errorOf(await ask(first, 'at_once'), 'request_open')
  })

  it('is not carried out after it was refused, withdrawn or has expired, and can be asked for again', async () => {
    const { id, rev } = await asked()
    const refusal = { requestId: id, rev, note: 'She has changed her mind' }
    errorOf(await first.call(refuseAdminRequest, refusal), 'second_admin_needed')
    dataOf(await second.call(refuseAdminRequest, refusal))
    expect(dataOf(await second.call(refuseAdminRequest, refusal)).request).toMatchObject({ note: refusal.note })
    errorOf(await approve(second, { id, rev }), 'request_closed')

    const next = await asked()
    errorOf(await approve(second, { id, rev }), 'stale_revision')
    errorOf(await second.call(withdrawAdminRequest, { requestId: id, rev: next.rev }), 'second_admin_needed')
    dataOf(await first.call(withdrawAdminRequest, { requestId: id, rev: next.rev }))
    errorOf(await approve(second, next), 'request_closed')

    const last = await asked()
    expect(last.closesAt - last.createdAt).toBe(ADMIN_REQUEST_TTL)
    await setFields(paths.adminRequest(id), { closesAt: Timestamp.fromMillis(Date.now() - 1) })
    errorOf(await approve(second, last), 'request_closed')
    expect(await deletesAt()).toBeNull()
  })

  it('shows its effect before it is asked for and approved', async () => {
    const effect = dataOf(await first.call(getDeletionEffect, { uid: grace.uid }))
    expect(effect).toMatchObject({ person: { fullName: 'Grace Hopper' }, deletesAt: null, waiting: null })
    expect(effect.workspaces).toMatchObject([{ id: grace.workspaceId, members: 1, scheduled: 0 }])
    expect(effect.hasSecondAdmin).toBe(true)
    const request = await asked()
    expect(dataOf(await second.call(getDeletionEffect, { uid: grace.uid })).waiting).toEqual(request)
    errorOf(await first.call(getDeletionEffect, { uid: 'nobody' }), 'not_found')
  })
})

describe('a payout', () => {
  const askFor = (by: TestCaller, subject: string) =>
    by.call(askAdminRequest, { subject, wanted: { kind: 'settle_payout' }, reason: 'Transferred today' })

  it('is sent once a second admin approves it, with the amount that both have seen', async () => {
    const id = await addPayout()
    const { request } = dataOf(await askFor(first, id))
    expect(request).toMatchObject({ personUid: grace.uid, act: { amount: 5800, currency: 'eur' } })
    errorOf(await approve(first, request), 'second_admin_needed')
    expect((await fieldsOf(paths.payout(id)))?.['state']).toBe('requested')
    dataOf(await approve(second, request))
    expect((await fieldsOf(paths.payout(id)))?.['state']).toBe('sent')
    errorOf(await askFor(first, id), 'payout_settled')
    errorOf(await askFor(first, 'none'), 'not_found')
  })

  it('is not asked for by the admin who receives it', async () => {
    const id = await addPayout()
    const person = await asAdmin(grace)
    await confirm(person)
    errorOf(await askFor(person, id), 'second_admin_needed')
  })
})

describe('the list of requests', () => {
  it('has what waits and what was closed, with names', async () => {
    const request = await asked()
    const { requests, people } = dataOf(await second.call(listAdminRequests, { of: 'waiting' }))
    expect(requests).toContainEqual(request)
    expect(people.find(({ id }) => id === grace.uid)?.fullName).toBe('Grace Hopper')
    await approve(second, request)
    const { requests: closed } = dataOf(await second.call(listAdminRequests, { of: 'closed' }))
    expect(closed.find(({ id }) => id === request.id)?.state).toBe('approved')
    errorOf(await first.call(listAdminRequests, { of: 'closed', after: 'yesterday' }), 'validation_failed')
  })

  it('does not exist for others, and every act of it asks for a fresh sign-in', async () => {
    errorOf(await grace.call(listAdminRequests, { of: 'waiting' }), 'route_not_found')
    errorOf(await callApi(listAdminRequests, { of: 'waiting' }), 'route_not_found')
    errorOf(await ask(grace), 'route_not_found')
    const stale = await asAdmin(await createCaller())
    const seen = { requestId: 'request1', rev: 1 }
    errorOf(await ask(stale), 'reauthentication_required')
    errorOf(await stale.call(approveAdminRequest, seen), 'reauthentication_required')
    errorOf(await stale.call(refuseAdminRequest, { ...seen, note: 'No' }), 'reauthentication_required')
    errorOf(await stale.call(withdrawAdminRequest, seen), 'reauthentication_required')
    errorOf(await first.call(approveAdminRequest, seen), 'not_found')
  })
})
