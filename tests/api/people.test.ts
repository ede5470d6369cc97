import { getBilling } from '@postwright/core/api/billing'
import { refreshToken, verifyFirebaseToken } from '@postwright/core/api/auth'
import { setUserRole } from '@postwright/core/api/admin'
import {
  CREDIT_GRANT_MAX,
  getPerson,
  grantCredit,
  listPeople,
  setPersonAccess,
  setPlanOverride,
  takeBackCredit,
} from '@postwright/core/api/people'
import {
  cancelPersonDeletion,
  endPersonSessions,
  listPersonSessions,
  sendPersonExport,
} from '@postwright/core/api/people-account'
import { getMe } from '@postwright/core/api/users'
import { createWorkspace } from '@postwright/core/api/workspaces'
import type { InputOf } from '@postwright/core/endpoint'
import { creditAccount, sumPostings } from '@postwright/core/money/ledger'
import { paths } from '@postwright/core/paths'
import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { syncIdentities } from '../../functions/src/domain/accounts/sync-identities.ts'
import { asAdmin, confirm } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, idTokenFor, signInCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { disableIdentity, enableIdentity } from '../support/identities.ts'
import { readAs } from '../support/firestore-reads.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { PATIENCE } from '../support/patience.ts'

/** Triggers in the emulators index people, and the first ones have to start their workers. */
const WAIT = { timeout: PATIENCE, interval: 500 }

let admin: TestCaller
beforeAll(async () => {
  admin = await asAdmin(await createCaller({ fullName: 'Odile Operator' }))
  await confirm(admin)
})

type Wanted = Partial<InputOf<typeof listPeople>>

const list = async (wanted: Wanted) =>
  dataOf(await admin.call(listPeople, { filter: 'all', sort: 'newest', ...wanted }))

const uidsOf = async (wanted: Wanted) => (await list(wanted)).people.map(({ uid }) => uid)

const personOf = async ({ uid }: TestCaller) => dataOf(await admin.call(getPerson, { uid })).person

describe('the list of people', () => {
  test('finds a person by parts of name, address, username and workspace, from their registration on', async () => {
    const mark = randomBytes(5).toString('hex')
    const bob = await createCaller({ fullName: `Børge Ñandú ${mark}`, email: `bob.${mark}+news@example.com` })
    await vi.waitFor(async () => expect(await uidsOf({ query: mark })).toEqual([bob.uid]), WAIT)
    for (const query of [
      `borge nandu ${mark}`,
      `NANDU ${mark.slice(0, 3)}`,
      `b.${mark}+ne`,
      `${mark} borge`,
      bob.user.username,
    ]) {
      expect(await uidsOf({ query })).toContain(bob.uid)
    }
    await setFields(paths.workspace(bob.workspaceId), { name: `Harbour ${mark}` })
    await vi.waitFor(async () => expect(await uidsOf({ query: `harbour ${mark}` })).toEqual([bob.uid]), WAIT)
    const [row] = (await list({ query: `harbour ${mark}` })).people
    expect(row).toMatchObject({
      email: bob.email,
      planId: 'free',
      status: 'active',
      workspaces: [{ id: bob.workspaceId, name: `Harbour ${mark}` }],
      lastActiveAt: expect.any(Number),
    })
    expect(row).not.toHaveProperty('grams')
    expect(await uidsOf({ query: `${mark}x` })).toEqual([])
    expect(await uidsOf({ query: 'b' })).toEqual([])
  })

  test('is filtered by right, state, deletion, plan and age, and turned page by page', async () => {
    const mark = randomBytes(5).toString('hex')
    const made = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => createCaller({ fullName: `${name} ${mark}` })))
    const [ana, ben, cleo] = made.map(({ uid }) => uid)
    await vi.waitFor(async () => expect(await uidsOf({ query: mark, sort: 'name' })).toEqual([ana, ben, cleo]), WAIT)
    await setFields(paths.user(ana ?? ''), { role: 'admin' })
    await setFields(paths.user(ben ?? ''), { deletesAt: new Date(Date.now() + 60_000) })
    await vi.waitFor(async () => {
      expect(await uidsOf({ query: mark, filter: 'admins' })).toEqual([ana])
      expect(await uidsOf({ query: mark, filter: 'leaving' })).toEqual([ben])
    }, WAIT)
    expect(await uidsOf({ query: mark, filter: 'disabled' })).toEqual([])
    expect(await uidsOf({ query: mark, filter: 'plan', planId: 'free' })).toHaveLength(3)
    expect(await uidsOf({ query: mark, filter: 'plan', planId: 'nothing' })).toEqual([])
    expect(await uidsOf({ query: mark, filter: 'new', sort: 'name' })).toHaveLength(3)
    const page = await list({ query: mark, sort: 'name', after: `${ana} ana ${mark}` })
    expect(page).toMatchObject({ people: [{ uid: ben }, { uid: cleo }], after: null })
    errorOf(await admin.call(listPeople, { filter: 'all', sort: 'newest', after: 'nowhere' }), 'validation_failed')
  })
})

describe('an account that an admin disables', () => {
  test('loses its sessions, its sign-in and the rules at once, and the comparison with the provider leaves it so', async () => {
    const bob = await createCaller()
    const idToken = await idTokenFor(bob.email, bob.password)
    const deps = await createLocalDeps()
    const disable = { uid: bob.uid, isDisabled: true, reason: 'Sends spam' }
    dataOf(await admin.call(setPersonAccess, disable))
    errorOf(await bob.call(getMe, {}), 'session_revoked')
    errorOf(await callApi(refreshToken, { refreshToken: bob.refreshToken }), 'account_disabled')
    errorOf(await callApi(verifyFirebaseToken, { firebase_id_token: idToken }), 'account_disabled')
    expect(await readAs(idToken, paths.workspace(bob.workspaceId))).toBe(403)
    await expect(idTokenFor(bob.email, bob.password)).rejects.toThrow('USER_DISABLED')
    await syncIdentities(deps, null)
    await enableIdentity(bob.uid)
    await syncIdentities(deps, new Set([bob.uid]))
    expect(await fieldsOf(paths.user(bob.uid))).toMatchObject({ status: 'disabled', disabledBy: 'admin' })
    const late = await idTokenFor(bob.email, bob.password)
    errorOf(await callApi(verifyFirebaseToken, { firebase_id_token: late }), 'account_disabled')
    // Repeated, it disables the identity again that was enabled at the provider, without a second entry in the log.
    dataOf(await admin.call(setPersonAccess, disable))
    await expect(idTokenFor(bob.email, bob.password)).rejects.toThrow('USER_DISABLED')
    const noted = (await auditEntriesFor(bob.uid)).filter(
      (entry) => 'action' in entry && entry.action === 'account_disabled',
    )
    expect(noted).toEqual([expect.objectContaining({ actorUid: admin.uid, facts: { reason: 'Sends spam' } })])
  })

  test('comes back when it is enabled, with a new sign-in', async () => {
    const bob = await createCaller()
    dataOf(await admin.call(setPersonAccess, { uid: bob.uid, isDisabled: true, reason: 'A mistake' }))
    for (let times = 0; times < 2; times += 1) {
      dataOf(await admin.call(setPersonAccess, { uid: bob.uid, isDisabled: false, reason: 'Was a mistake' }))
    }
    errorOf(await bob.call(getMe, {}), 'session_revoked')
    await vi.waitFor(async () => dataOf(await (await signInCaller(bob)).call(getMe, {})), WAIT)
    expect(await auditEntriesFor(bob.uid)).toContainEqual(
      expect.objectContaining({ action: 'account_enabled', actorUid: admin.uid }),
    )
    // Changes at the provider still take effect.
    await disableIdentity(bob.uid)
    await syncIdentities(await createLocalDeps(), null)
    expect(await fieldsOf(paths.user(bob.uid))).toMatchObject({ status: 'disabled', disabledBy: 'identity' })
  })

  test('is never one’s own, and of two admins who disable each other one remains', async () => {
    errorOf(await admin.call(setPersonAccess, { uid: admin.uid, isDisabled: true, reason: 'Me' }), 'forbidden')
    errorOf(await admin.call(setPersonAccess, { uid: 'nobody', isDisabled: true, reason: 'Who' }), 'not_found')
    const [one, other] = [await asAdmin(await createCaller()), await asAdmin(await createCaller())]
    await Promise.all([confirm(one), confirm(other)])
    await Promise.all([
      one.call(setPersonAccess, { uid: other.uid, isDisabled: true, reason: 'You' }),
      other.call(setPersonAccess, { uid: one.uid, isDisabled: true, reason: 'No, you' }),
    ])
    const states = await Promise.all([one, other].map(async ({ uid }) => (await fieldsOf(paths.user(uid)))?.['status']))
    expect(new Set(states)).toEqual(new Set(['active', 'disabled']))
  })
})

describe('limits of a person’s own', () => {
  test('hold in the next call of somebody without a subscription, until they are removed or over', async () => {
    const bob = await createCaller()
    const another = (key: string) => bob.call(createWorkspace, { key, name: 'Another', timeZone: 'UTC' })
    const give = (override: InputOf<typeof setPlanOverride>['override']) =>
      admin.call(setPlanOverride, { uid: bob.uid, override, reason: 'A pilot' })
    dataOf(await give({ limits: { workspaces: 1 }, until: null }))
    errorOf(await another('another-1'), 'plan_limit_reached')
    expect((await personOf(bob)).plan).toMatchObject({
      planId: 'free',
      status: 'canceled',
      overrides: { limits: { workspaces: 1 }, until: null },
      usage: { workspaces: { used: 1 } },
    })
    dataOf(await give({ limits: { workspaces: 2, channels: 0 }, until: Date.now() + 60_000 }))
    dataOf(await another('another-2'))
    errorOf(await another('another-3'), 'plan_limit_reached')
    dataOf(await give(null))
    dataOf(await another('another-4'))
    errorOf(await give({ limits: { channels: 3 }, until: Date.now() - 1 }), 'time_in_past')
    errorOf(await give({ limits: { channels: -1 }, until: null }), 'validation_failed')
    const { subscription } = dataOf(await bob.call(getBilling, {}))
    expect(subscription).toMatchObject({ status: 'canceled', overrides: null, creditBalance: 0 })
    const texts = (await auditEntriesFor(bob.uid)).flatMap((entry) =>
      'action' in entry && entry.action === 'person.override_set' ? [entry] : [],
    )
    expect(texts).toHaveLength(3)
    expect(texts).toContainEqual(
      expect.objectContaining({ facts: { reason: 'A pilot', before: null, after: 'workspaces 1' } }),
    )
  })
})

describe('credit that an admin grants', () => {
  /** A currency of the plans on offer, which other tests change. */
  const currencyOf = async (person: TestCaller) => (await personOf(person)).credit.currencies[0] ?? ''
  const balanceIn = async (uid: string) => {
    const { docs } = await database().collection(paths.ledgerEntries()).where('uid', '==', uid).get()
    const postings = docs.flatMap((entry) => entry.get('postings'))
    return -(sumPostings(postings, ({ account }) => account).get(creditAccount(uid)) ?? 0)
  }

  test('is in the balance and the ledger once, however often it is asked for, and what is unused is taken back once', async () => {
    const bob = await createCaller()
    const currency = await currencyOf(bob)
    const grant = { uid: bob.uid, grantId: randomUUID(), amount: 1_500, currency, reason: 'An outage' }
    const replies = await Promise.all([1, 2, 3].map(() => admin.call(grantCredit, grant)))
    expect(replies.map((reply) => dataOf(reply).balance)).toEqual([1_500, 1_500, 1_500])
    expect(await balanceIn(bob.uid)).toBe(1_500)
    expect(dataOf(await bob.call(getBilling, {})).subscription).toMatchObject({ creditBalance: 1_500, currency })
    expect((await personOf(bob)).credit).toMatchObject({
      balance: 1_500,
      currencies: [currency],
      grants: [{ grantId: grant.grantId, amount: 1_500, isTakenBack: false }],
    })
    errorOf(await admin.call(grantCredit, { ...grant, grantId: randomUUID(), currency: 'xts' }), 'credit_currency')
    // A third of it was used in the meantime.
    await setFields(paths.subscription(bob.uid), { creditBalance: 1_000 })
    const back = { uid: bob.uid, grantId: grant.grantId }
    for (let times = 0; times < 2; times += 1) expect(dataOf(await admin.call(takeBackCredit, back)).balance).toBe(0)
    expect(await balanceIn(bob.uid)).toBe(500)
    expect((await personOf(bob)).credit.grants).toMatchObject([{ isTakenBack: true }])
    expect(await auditEntriesFor(bob.uid)).toContainEqual(
      expect.objectContaining({
        action: 'person.credit_taken_back',
        facts: expect.objectContaining({ amount: 1_000 }),
      }),
    )
  })

  test('has a bound, and belongs to the person it was granted to', async () => {
    const [bob, eve] = [await createCaller(), await createCaller()]
    const grant = {
      uid: bob.uid,
      grantId: randomUUID(),
      amount: CREDIT_GRANT_MAX + 1,
      currency: await currencyOf(bob),
      reason: 'Too much',
    }
    errorOf(await admin.call(grantCredit, grant), 'validation_failed')
    dataOf(await admin.call(grantCredit, { ...grant, amount: 100 }))
    errorOf(await admin.call(takeBackCredit, { uid: eve.uid, grantId: grant.grantId }), 'not_found')
    await setFields(paths.subscription(bob.uid), { creditBalance: 0 })
    errorOf(await admin.call(takeBackCredit, { uid: bob.uid, grantId: grant.grantId }), 'credit_used_up')
    errorOf(await admin.call(grantCredit, { ...grant, uid: 'nobody', amount: 100 }), 'not_found')
  })
})

test('an admin without a fresh sign-in is asked, and for others none of this exists', async () => {
  const bob = await createCaller()
  const tired = await asAdmin(await createCaller())
  const grant = { uid: bob.uid, grantId: randomUUID(), amount: 100, currency: 'eur', reason: 'Please' }
  for (const [who, code] of [
    [tired, 'reauthentication_required'],
    [bob, 'route_not_found'],
  ] as const) {
    errorOf(await who.call(setPersonAccess, { uid: bob.uid, isDisabled: true, reason: 'No' }), code)
    errorOf(await who.call(setPlanOverride, { uid: bob.uid, override: null, reason: 'No' }), code)
    errorOf(await who.call(grantCredit, grant), code)
    errorOf(await who.call(takeBackCredit, grant), code)
    errorOf(await who.call(setUserRole, { uid: bob.uid, role: 'admin' }), code)
  }
  errorOf(await bob.call(listPeople, { filter: 'all', sort: 'newest' }), 'route_not_found')
  errorOf(await bob.call(getPerson, { uid: bob.uid }), 'route_not_found')
  errorOf(await bob.call(listPersonSessions, { uid: bob.uid }), 'route_not_found')
  errorOf(await bob.call(endPersonSessions, { uid: bob.uid, sessionId: null }), 'route_not_found')
  errorOf(await bob.call(sendPersonExport, { uid: bob.uid }), 'route_not_found')
  errorOf(await bob.call(cancelPersonDeletion, { uid: bob.uid }), 'route_not_found')
})
