import { getBilling } from '@postwright/core/api/billing'
import { acceptInvite, createInvites } from '@postwright/core/api/invites'
import { listPlans } from '@postwright/core/api/plans'
import {
  listPricedPlans,
  orderPlans,
  publishPlan,
  savePlanDraft,
  setPlanOffer,
  tryPlanLimits,
} from '@postwright/core/api/pricing'
import { schedulePost } from '@postwright/core/api/posts'
import { beginUpload } from '@postwright/core/api/uploads'
import { createWorkspace } from '@postwright/core/api/workspaces'
import { NO_LIMITS, PLAN_VERSIONS_MAX, type PlanLimits, PLANS_MAX, type PlanTerms } from '@postwright/core/model/plan'
import { paths } from '@postwright/core/paths'
import { DEFAULT_PLANS } from '@postwright/core/money/default-plans'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newSubscription } from '../../functions/src/domain/billing/new-subscription.ts'
import { asAdmin, confirm } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, setFields } from '../support/documents.ts'
import { connectSandbox } from '../support/connect.ts'
import { addDraft, tomorrow } from '../support/drafts.ts'
import { PLAN_TERMS } from '../support/factories/plan-terms.ts'
import { createLocalDeps } from '../support/local-api.ts'

const names = Object.values(DEFAULT_PLANS).map((plan) => plan.name)

async function removePlans(): Promise<void> {
  const plans = await database().collection(paths.plans()).listDocuments()
  await Promise.all(plans.map((plan) => plan.delete()))
}

// All tests of plans are in this file and run in sequence, because the run shares one offer.
beforeEach(removePlans)
// Other files expect the plans of a new installation.
afterAll(removePlans)

const offered = async () => dataOf(await callApi(listPlans, {})).plans

describe('an offer', () => {
  test('of an installation without plans are the defaults, in order, without a sign-in', async () => {
    const plans = await offered()
    expect(plans.map((plan) => plan.name)).toEqual(names)
    expect(plans[0]).toMatchObject({ planId: 'free', prices: { eur: { month: 0, year: 0 } }, limits: NO_LIMITS })
  })

  test('is not created twice by visitors who come first at the same moment', async () => {
    await Promise.all([offered(), offered(), offered()])
    const stored = await database().collection(paths.plans()).get()
    expect(stored.docs.map((doc) => doc.get('rev'))).toEqual(names.map(() => 1))
  })

  test('that was taken back is not shown, and the defaults do not come back', async () => {
    await offered()
    await database().doc(paths.plan('free')).update({ isVisible: false })
    expect(await offered()).toEqual([])
  })

  const at = Timestamp.fromMillis(Date.now() - 60_000)
  const old = (schema: number, name: string, sort: number, pricePerMonth: number) => ({
    schema,
    rev: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: 'system',
    name,
    tagline: 'For teams.',
    currency: 'EUR',
    pricePerMonth,
    isVisible: true,
    sort,
  })

  test('leaves out plans that were stored with limits and prices that nothing stood behind', async () => {
    const limits = { connections: 3, postsPerMonth: 60, members: 1, storageMb: 500 }
    await setFields(paths.plan('free'), { ...old(1, 'Free', 1, 0), pricePerYear: 0, limits, isPopular: false })
    await setFields(paths.plan('team'), { ...old(1, 'Team', 2, 3900), pricePerYear: 39_000, limits, isPopular: false })
    const plans = await offered()
    expect(plans).toMatchObject([{ planId: 'free', version: 1, tagline: DEFAULT_PLANS.free.tagline }])
    expect(await offered()).toEqual(plans)
  })

  test('keeps plans that had one price as their first version, which costs twelve months a year', async () => {
    await setFields(paths.plan('free'), old(2, 'Gratis', 1, 0))
    await setFields(paths.plan('team'), old(2, 'Team', 2, 3900))
    expect(await offered()).toMatchObject([
      { planId: 'free', name: 'Gratis', trialDays: 0, limits: NO_LIMITS },
      { planId: 'team', version: 1, prices: { eur: { month: 3900, year: 46_800 } }, trialDays: 14, limits: NO_LIMITS },
    ])
  })
})

describe('an admin', () => {
  let admin: TestCaller
  beforeAll(async () => {
    admin = await asAdmin(await createCaller())
    await confirm(admin)
  })

  const draft = async (rev: number, change: Partial<PlanTerms> = {}) =>
    dataOf(await admin.call(savePlanDraft, { planId: 'studio', rev, draft: { ...PLAN_TERMS, ...change } })).plan
  const publish = async (rev: number) => dataOf(await admin.call(publishPlan, { planId: 'studio', rev })).plan
  const listed = async () => dataOf(await admin.call(listPricedPlans, {})).plans

  test('publishes versions that stay as they are, each with the people who bought it', async () => {
    const first = await draft(0)
    expect((await offered()).map(({ planId }) => planId)).not.toContain('studio')
    const { rev } = await publish(first.rev)
    const buyer = await createCaller()
    await subscribe(buyer, 'studio', 1)
    const second = await draft(rev, { name: 'Studio plus', prices: { eur: { month: 1200, year: 12_000 } } })
    await publish(second.rev)
    const found = (await listed()).find(({ id }) => id === 'studio')
    expect(found).toMatchObject({ isVisible: true, draft: null, subscribers: [1, 0] })
    expect(found?.versions).toMatchObject([
      { version: 1, ...PLAN_TERMS },
      { version: 2, name: 'Studio plus' },
    ])
    expect(await offered()).toMatchObject([{ planId: 'free' }, { planId: 'studio', version: 2, name: 'Studio plus' }])
    const { billablePlans } = await createLocalDeps()
    expect(await billablePlans.find('studio', 1)).toMatchObject({ name: 'Studio', prices: PLAN_TERMS.prices })
    expect(await billablePlans.listOffered()).toMatchObject([{ planId: 'studio', version: 2 }])
    const actions = (await auditEntriesFor(paths.plan('studio'))).map((entry) => Reflect.get(entry, 'action'))
    expect(actions).toEqual(expect.arrayContaining(['plan.saved', 'plan.published']))
  })

  test('retires a plan, which is found for those who have it, and offers it again', async () => {
    await publish((await draft(0)).rev)
    dataOf(await admin.call(setPlanOffer, { planId: 'studio', isVisible: false }))
    const { billablePlans } = await createLocalDeps()
    expect(await billablePlans.listOffered()).toEqual([])
    expect(await billablePlans.find('studio', 1)).toMatchObject({ name: 'Studio' })
    dataOf(await admin.call(setPlanOffer, { planId: 'studio', isVisible: true }))
    expect(await billablePlans.listOffered()).toHaveLength(1)
  })

  test('puts plans into an order, and names of plans that do not exist change nothing', async () => {
    await listed()
    await publish((await draft(0)).rev)
    const { planIds } = dataOf(await admin.call(orderPlans, { planIds: ['studio', 'unknown'] }))
    expect(planIds).toEqual(['studio', 'free'])
    expect((await offered()).map(({ planId }) => planId)).toEqual(['studio', 'free'])
  })

  test('is told when somebody else has changed or published the draft', async () => {
    const { rev } = await draft(0)
    errorOf(await admin.call(savePlanDraft, { planId: 'studio', rev: 0, draft: PLAN_TERMS }), 'stale_revision')
    errorOf(await admin.call(publishPlan, { planId: 'studio', rev: rev + 1 }), 'stale_revision')
    const published = await publish(rev)
    errorOf(await admin.call(publishPlan, { planId: 'studio', rev: published.rev }), 'not_found')
    errorOf(
      await admin.call(savePlanDraft, { planId: 'studio', rev: 3, draft: { ...PLAN_TERMS, name: '' } }),
      'validation_failed',
    )
    const usd = { ...PLAN_TERMS, prices: {} }
    errorOf(await admin.call(savePlanDraft, { planId: 'studio', rev: 3, draft: usd }), 'validation_failed')
  })

  test('has no room for another plan or version, and offers a retired plan under other terms instead', async () => {
    const first = { ...PLAN_TERMS, version: 1, publishedAt: Timestamp.now() }
    const versions = Array.from({ length: PLAN_VERSIONS_MAX }, (_, at) => ({ ...first, version: at + 1 }))
    const ids = Array.from({ length: PLANS_MAX }, (_, at) => `plan-${at}`)
    await Promise.all(ids.map((id) => plantPlan(id, {})))
    await database().doc(paths.plan('plan-0')).update({ isVisible: false })
    await database().doc(paths.plan('plan-1')).update({ versions })
    errorOf(await admin.call(savePlanDraft, { planId: 'studio', rev: 0, draft: PLAN_TERMS }), 'plans_full')
    const save = async (planId: string, terms: PlanTerms) =>
      dataOf(await admin.call(savePlanDraft, { planId, rev: 1, draft: terms })).plan.rev
    const rev = await save('plan-1', PLAN_TERMS)
    errorOf(await admin.call(publishPlan, { planId: 'plan-1', rev }), 'plan_versions_full')
    const again = await save('plan-0', { ...PLAN_TERMS, name: 'Atelier' })
    dataOf(await admin.call(publishPlan, { planId: 'plan-0', rev: again }))
    dataOf(await admin.call(setPlanOffer, { planId: 'plan-0', isVisible: true }))
    expect((await offered()).map(({ name }) => name)).toContain('Atelier')
  })

  test('asks who would be over limits before publishing them', async () => {
    await plantPlan('studio', {})
    const [small, large] = await Promise.all([
      createCaller({ fullName: 'Sam Small' }),
      createCaller({ fullName: 'Lara Large' }),
    ])
    await Promise.all([subscribe(small, 'studio', 1), subscribe(large, 'studio', 1)])
    for (const name of ['One', 'Two']) dataOf(await connectSandbox(large, { workspaceId: large.workspaceId, name }))
    const reply = dataOf(await admin.call(tryPlanLimits, { planId: 'studio', limits: { ...NO_LIMITS, channels: 1 } }))
    expect(reply.over).toEqual([{ limit: 'channels', people: 1 }])
    expect(reply.first).toEqual([{ uid: large.uid, fullName: 'Lara Large', limit: 'channels', used: 2, max: 1 }])
    expect(reply).toMatchObject({ isCutOff: false })
    errorOf(await admin.call(tryPlanLimits, { planId: 'none', limits: NO_LIMITS }), 'not_found')
  })
})

describe('a limit', () => {
  let ada: TestCaller
  beforeEach(async () => {
    ada = await createCaller()
    await subscribe(ada, 'small', 1)
  })

  test('of channels is held by people who connect at once, and is named in the refusal', async () => {
    await plantPlan('small', { channels: 2 })
    const connect = (name: string) => connectSandbox(ada, { workspaceId: ada.workspaceId, name })
    const replies = await Promise.all(['A', 'B', 'C', 'D'].map(connect))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(2)
    const error = errorOf(await connect('E'), 'plan_limit_reached')
    expect(error.planLimit).toEqual({ limit: 'channels', used: 2, max: 2 })
    // Connecting a connected channel again only renews it.
    const known = ['A', 'B', 'C', 'D'][replies.findIndex(({ ok }) => ok)] ?? ''
    dataOf(await connect(known))
    const { entitlements } = dataOf(await ada.call(getBilling, {}))
    expect(entitlements).toContainEqual(expect.objectContaining({ limit: 'channels', used: 2, max: 2 }))
    expect(entitlements).toContainEqual(expect.objectContaining({ limit: 'members', used: 1, max: null }))
  })

  test('of workspaces, storage and scheduled posts is held, and lets go on what there is', async () => {
    await plantPlan('small', { workspaces: 1, storageBytes: 1_000, scheduledPosts: 1 })
    const another = { key: 'another-key', name: 'Another', timeZone: 'UTC' }
    errorOf(await ada.call(createWorkspace, another), 'plan_limit_reached')
    const file = { workspaceId: ada.workspaceId, name: 'a.mp4', mime: 'video/mp4' as const }
    dataOf(await ada.call(beginUpload, { ...file, bytes: 900 }))
    errorOf(await ada.call(beginUpload, { ...file, bytes: 101 }), 'plan_limit_reached')
    const { id } = dataOf(await connectSandbox(ada, { workspaceId: ada.workspaceId, name: 'Main' }))
    const [first, second] = await Promise.all([1, 2].map(() => addDraft(ada, { text: 'Hello', connectionIds: [id] })))
    const schedule = (postId = '', rev = 1) =>
      ada.call(schedulePost, { workspaceId: ada.workspaceId, postId, rev, when: tomorrow() })
    const { post } = dataOf(await schedule(first))
    errorOf(await schedule(second), 'plan_limit_reached')
    dataOf(await schedule(first, post.rev))
  })

  test('of members is that of the owner of a workspace, whoever joins it', async () => {
    await plantPlan('small', { members: 2 })
    const invite = { workspaceId: ada.workspaceId, role: 'editor' as const, days: 7 as const, usesMax: 5 }
    const { made } = dataOf(await ada.call(createInvites, invite))
    const token = new URL(made[0]?.link ?? '').pathname.split('/').at(-1) ?? ''
    const people = await Promise.all([createCaller(), createCaller(), createCaller()])
    const joined = await Promise.all(people.map((person) => person.call(acceptInvite, { token })))
    expect(joined.map((reply) => (reply.ok ? 'ok' : reply.error.code)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'ok',
      'plan_limit_reached',
      'plan_limit_reached',
    ])
  })

  test('is lifted by an override of the person while it lasts', async () => {
    await plantPlan('small', { workspaces: 1 })
    const until = Date.now() + 60_000
    await setFields(`subscriptions/${ada.uid}`, { overrides: { limits: { workspaces: 2 }, until } })
    dataOf(await ada.call(createWorkspace, { key: 'second-key', name: 'Second', timeZone: 'UTC' }))
    errorOf(await ada.call(createWorkspace, { key: 'third-key', name: 'Third', timeZone: 'UTC' }), 'plan_limit_reached')
  })
})

/** Stores a published plan directly. */
async function plantPlan(planId: string, limits: Partial<PlanLimits>): Promise<void> {
  const { plans, transact, clock } = await createLocalDeps()
  const now = clock.now()
  const base = { id: planId, schema: 3, rev: 1, createdAt: now, updatedAt: now, createdBy: 'system' }
  const version = { ...PLAN_TERMS, limits: { ...NO_LIMITS, ...limits }, version: 1, publishedAt: now }
  await transact(async (tx) => {
    plans.createIn(tx, { ...base, isVisible: true, sort: 5, versions: [version], draft: null })
  })
}

/** Stores an active subscription directly, without a payment. */
async function subscribe({ uid }: TestCaller, planId: string, version: number): Promise<void> {
  const { subscriptions, transact, clock } = await createLocalDeps()
  const subscription = { ...newSubscription(clock, uid, 'eur'), planId, version, status: 'active' as const }
  await transact(async (tx) => subscriptions.createIn(tx, subscription))
}
