import { subscriptions } from '@postwright/core/collections/subscriptions'
import { DEFAULT_TERMS, type ReferralProgram, type ReferralSignal } from '@postwright/core/model/referral'
import { beforeEach, describe, expect, test } from 'vitest'
import { getEarn } from '../../functions/src/domain/earn/read-earn.ts'
import { setReferralCode } from '../../functions/src/domain/earn/referral-code.ts'
import { releaseRewards } from '../../functions/src/domain/earn/release-rewards.ts'
import { decideReferral, saveProgram } from '../../functions/src/domain/earn/review-referrals.ts'
import { rewardPayment, rewardUse } from '../../functions/src/domain/earn/rewards.ts'
import { hashId } from '../../functions/src/domain/hashes.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createEarnWorld, type EarnWorld } from '../support/earn.ts'
import { HOUR } from '../support/publishing.ts'

const DAY = 24 * HOUR

let world: EarnWorld
beforeEach(async () => {
  world = await createEarnWorld()
})

describe('a referral', () => {
  test('is attributed once, whatever its code is typed like, and never to oneself', async () => {
    const { referrer } = await getEarn(world.deps, world.ada)
    const ben = await world.person(` ${referrer.code.toLowerCase()} `)
    await Promise.all([world.attribute(ben), world.attribute(ben)])
    await world.attribute(ben)
    expect(await world.referrerNow()).toMatchObject({ signUps: 1 })
    await world.refs.user(world.ada.uid).update({ referralCodeApplied: referrer.code })
    await world.attribute(world.ada)
    expect(await world.referrerNow()).toMatchObject({ signUps: 1 })
  })

  test('by an earlier code of a person is still theirs', async () => {
    const { referrer } = await getEarn(world.deps, world.ada)
    const code = hashId([world.ada.uid]).slice(0, 12).toUpperCase()
    await setReferralCode(world.deps, world.ada, { code })
    await world.attribute(await world.person(referrer.code))
    await world.attribute(await world.person(code))
    expect(await world.referrerNow()).toMatchObject({ code, signUps: 2 })
  })
})

describe('a payment of a referred person', () => {
  test('is rewarded once, also when its event is delivered again, at once and late', async () => {
    const ben = await world.refer()
    const id = await world.pay(ben)
    await Promise.all([rewardPayment(world.deps, id), rewardPayment(world.deps, id)])
    expect(await world.ownRewards()).toMatchObject([{ amount: 580, state: 'pending', kind: 'credit', currency: 'eur' }])
    expect(await world.referrerNow()).toMatchObject({ customers: 1 })
  })

  test('becomes credit after the holding period, once however often that is checked', async () => {
    await world.pay(await world.refer())
    await releaseRewards(world.deps)
    expect(await world.creditNow()).toBe(0)
    world.clock.advance(31 * DAY)
    await Promise.all([releaseRewards(world.deps), releaseRewards(world.deps)])
    await releaseRewards(world.deps)
    expect(await world.creditNow()).toBe(580)
    expect(await world.ownRewards()).toMatchObject([{ state: 'credited' }])
  })

  test('takes its share back with a refund: all of it while it is held, else from the credit that is left', async () => {
    const ben = await world.refer()
    const held = await world.pay(ben)
    await world.refund(held, 2900)
    await rewardPayment(world.deps, held)
    expect(await world.ownRewards()).toMatchObject([{ state: 'canceled', clawedBack: 580 }])
    const cleo = await world.refer()
    const credited = await world.pay(cleo)
    world.clock.advance(31 * DAY)
    await releaseRewards(world.deps)
    await world.refund(credited, 1450)
    expect(await world.creditNow()).toBe(290)
    expect(await world.referrerNow()).toMatchObject({ owed: { eur: 0 } })
  })

  test('that was used already is owed, and the next reward pays it back', async () => {
    const first = await world.pay(await world.refer())
    world.clock.advance(31 * DAY)
    await releaseRewards(world.deps)
    await world.refs.described(subscriptions).doc(world.ada.uid).update({ creditBalance: 0 })
    await world.refund(first, 2900)
    expect(await world.referrerNow()).toMatchObject({ owed: { eur: 580 } })
    await world.pay(await world.refer())
    world.clock.advance(31 * DAY)
    await releaseRewards(world.deps)
    expect(await world.creditNow()).toBe(0)
    expect(await world.referrerNow()).toMatchObject({ owed: { eur: 0 } })
  })
})

describe('a first payment after the attribution window', () => {
  test('earns nothing, however often its event comes, and nor do the payments after it', async () => {
    const ben = await world.refer()
    world.clock.advance(91 * DAY)
    const late = await world.pay(ben)
    await rewardPayment(world.deps, late)
    const id = await world.pay(ben, { purchaseKey: 'purchase2', interval: 'year' })
    await rewardPayment(world.deps, id)
    expect((await world.ownRewards()).map(({ amount: reward, state }) => [reward, state])).toEqual([
      [0, 'canceled'],
      [0, 'canceled'],
    ])
    expect(await world.referrerNow()).toMatchObject({ signUps: 1, customers: 0 })
    expect(await getEarn(world.deps, world.ada)).toMatchObject({ rewards: [], balances: [] })
  })
})

describe('a referral that looks like oneself', () => {
  test('is held until an admin clears it, and canceled when one refuses it', async () => {
    const own = `${world.ada.uid}+me@example.com`
    const ben = await world.refer(own)
    await world.pay(ben)
    expect(await world.ownRewards()).toMatchObject([{ state: 'held' }])
    world.clock.advance(31 * DAY)
    await releaseRewards(world.deps)
    expect(await world.creditNow()).toBe(0)
    await decideReferral(world.deps, world.admin, { uid: ben.uid, decision: 'cleared' })
    await releaseRewards(world.deps)
    expect(await world.creditNow()).toBe(580)
    const cleo = await world.refer(`${world.ada.uid}+two@example.com`)
    await world.pay(cleo)
    await decideReferral(world.deps, world.admin, { uid: cleo.uid, decision: 'refused' })
    expect((await world.ownRewards()).map(({ state }) => state)).toEqual(['credited', 'canceled'])
  })

  test.each<[ReferralSignal, string]>([
    ['disposable_mail', 'someone@mailinator.com'],
    ['same_mailbox', 'own'],
  ])('is told by %s', async (signal, email) => {
    const ben = await world.refer(email === 'own' ? `${world.ada.uid}+x@example.com` : email)
    expect(await world.deps.referrals.get(ben.uid)).toMatchObject({ signals: [signal], decision: 'waiting' })
  })

  test('is told by the card that paid', async () => {
    await world.pay(world.ada, { cardHash: 'one-card' })
    const ben = await world.refer()
    await world.pay(ben, { cardHash: 'one-card' })
    expect(await world.deps.referrals.get(ben.uid)).toMatchObject({ signals: ['same_card'], decision: 'waiting' })
    expect(await world.ownRewards()).toMatchObject([{ state: 'held' }])
  })
})

test('a maker earns once for each person who uses a template, where the program says so', async () => {
  const ben = await world.person()
  const use = { useId: `item_${ben.uid}`, itemId: 'item', uid: ben.uid }
  const gallery = { ...world.deps.gallery, get: () => Promise.resolve({ makerUid: world.ada.uid } as never) }
  const terms = { ...DEFAULT_TERMS, templateUse: { amount: 25, currency: 'eur' } }
  const paying = {
    ...world.deps,
    gallery,
    referralProgram: { ...world.deps.referralProgram, terms: () => Promise.resolve(terms) },
  }
  await rewardUse({ ...world.deps, gallery }, use)
  expect(await world.ownRewards()).toEqual([])
  await Promise.all([rewardUse(paying, use), rewardUse(paying, use)])
  await rewardUse(paying, { ...use, useId: 'own', uid: world.ada.uid })
  expect(await world.ownRewards()).toMatchObject([{ amount: 25, state: 'pending', source: { kind: 'use' } }])
})

test('terms are kept with their revision', async () => {
  // Not stored, because all tests share the stored terms.
  const saved: ReferralProgram[] = []
  const referralProgram: Deps['referralProgram'] = {
    ...world.deps.referralProgram,
    getIn: () => Promise.resolve(saved.at(-1) ?? null),
    saveIn: (_tx, program) => void saved.push(program),
  }
  await saveProgram({ ...world.deps, referralProgram }, world.admin, { program: DEFAULT_TERMS })
  await saveProgram({ ...world.deps, referralProgram }, world.admin, { program: { ...DEFAULT_TERMS, holdDays: 14 } })
  expect(saved).toMatchObject([
    { rev: 1, holdDays: 30 },
    { rev: 2, holdDays: 14, createdAt: saved[0]?.createdAt },
  ])
})
