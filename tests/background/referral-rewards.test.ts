import { payouts } from '@postwright/core/collections/payouts'
import { referrers } from '@postwright/core/collections/referrers'
import { rewards } from '@postwright/core/collections/rewards'
import { subscriptions } from '@postwright/core/collections/subscriptions'
import { DEFAULT_TERMS, type ReferralSignal, type Reward, REWARD_SCHEMA } from '@postwright/core/model/referral'
import { beforeEach, describe, expect, test } from 'vitest'
import { changePlan } from '../../functions/src/domain/billing/change-plan.ts'
import { noteRefundIn } from '../../functions/src/domain/billing/refund-payment.ts'
import { settleInvoiceIn } from '../../functions/src/domain/billing/settle-invoice.ts'
import { attributeReferral } from '../../functions/src/domain/earn/attribute-referral.ts'
import { requestPayout, settlePayout } from '../../functions/src/domain/earn/payouts.ts'
import { getEarn } from '../../functions/src/domain/earn/read-earn.ts'
import { setReferralCode } from '../../functions/src/domain/earn/referral-code.ts'
import { releaseRewards } from '../../functions/src/domain/earn/release-rewards.ts'
import { decideReferral, saveProgram } from '../../functions/src/domain/earn/review-referrals.ts'
import { rewardPayment } from '../../functions/src/domain/earn/reward-payment.ts'
import { rewardUse } from '../../functions/src/domain/earn/reward-use.ts'
import type { Caller } from '../../functions/src/domain/caller.ts'
import { newDocument } from '../../functions/src/domain/new-document.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { billablePlans, createTestProvider } from '../support/billing.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, HOUR, type PublishingWorld } from '../support/publishing.ts'

const DAY = 24 * HOUR
const TEAM = { planId: 'team', version: 1, interval: 'month', currency: 'eur' } as const
const ORIGIN = { ip: '203.0.113.7', userAgent: 'test', place: null, deviceKey: null, deviceProof: null }

let world: PublishingWorld
let deps: Deps
let ada: Caller
let people = 0

beforeEach(async () => {
  world = await createPublishingWorld('rewards')
  ada = await person()
  const mailSender = { isOn: false, sendMail: () => Promise.resolve({ kind: 'sent' as const }) }
  deps = {
    ...world.deps,
    billablePlans,
    paymentProvider: createTestProvider().provider,
    mailSender,
  }
})

async function person(code: string | null = null, email?: string): Promise<Caller> {
  people += 1
  const uid = `earner-${world.workspaceId}-${people}`
  const user = makeUser({
    id: uid,
    username: 'earner',
    email: email ?? `${uid}@example.com`,
    referralCodeApplied: code,
  })
  await world.refs.user(uid).set({ ...user, createdAt: world.clock.now() })
  return { uid, sessionId: 's', role: 'user' }
}

/** A new person with the code of Ada. */
async function refer(email?: string): Promise<Caller> {
  const { referrer } = await getEarn(deps, ada)
  const ben = await person(referrer.code, email)
  await attribute(ben)
  return ben
}

async function attribute({ uid }: Caller): Promise<void> {
  const user = await deps.users.get(uid)
  if (!user) throw new Error('no user')
  await attributeReferral(deps, user, ORIGIN)
}

/** Buys a month of Team for 29.00 €. @returns the id of its payment */
async function pay(caller: Caller, purchaseKey = 'purchase1', cardHash = `card-${caller.uid}`): Promise<string> {
  const reply = await changePlan(deps, caller, { ...TEAM, purchaseKey, provider: 'stripe' })
  if (reply.kind !== 'checkout') throw new Error(reply.kind)
  const id = reply.url.split('/').at(-1) ?? ''
  const invoiceId = (await deps.payments.get(id))?.invoiceId ?? ''
  const payment = { id, provider: 'stripe', amount: 2900, currency: 'eur', externalId: 'pi' } as const
  await deps.transact(async (tx) => {
    const settle = await settleInvoiceIn(deps, tx, { invoiceId, payment: { ...payment, cardHash, customerId: 'cus' } })
    settle()
  })
  await rewardPayment(deps, id)
  return id
}

async function refund(paymentId: string, amount: number): Promise<void> {
  await deps.transact(async (tx) => {
    const note = await noteRefundIn(deps, tx, { paymentId, refundId: `r${amount}`, amount, reason: '', by: 'admin' })
    note()
  })
  await rewardPayment(deps, paymentId)
}

const ownRewards = async (uid = ada.uid): Promise<Reward[]> => {
  const found = await world.refs.described(rewards).where('uid', '==', uid).get()
  return found.docs.map((reward) => reward.data()).toSorted((a, b) => a.createdAt - b.createdAt)
}
const creditOf = async (uid = ada.uid) =>
  (await world.refs.described(subscriptions).doc(uid).get()).data()?.creditBalance ?? 0
const referrerNow = async () => (await world.refs.described(referrers).doc(ada.uid).get()).data()

describe('a referral', () => {
  test('is attributed once, whatever its code is typed like, and never to oneself', async () => {
    const { referrer } = await getEarn(deps, ada)
    const ben = await person(` ${referrer.code.toLowerCase()} `)
    await Promise.all([attribute(ben), attribute(ben)])
    await attribute(ben)
    expect(await referrerNow()).toMatchObject({ signUps: 1 })
    await world.refs.user(ada.uid).update({ referralCodeApplied: referrer.code })
    await attribute(ada)
    expect(await referrerNow()).toMatchObject({ signUps: 1 })
  })

  test('by an earlier code of a person is still theirs', async () => {
    const { referrer } = await getEarn(deps, ada)
    const code = `ADA-${world.workspaceId
      .slice(0, 8)
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, 'X')}${people}`
    await setReferralCode(deps, ada, { code })
    await attribute(await person(referrer.code))
    await attribute(await person(code))
    expect(await referrerNow()).toMatchObject({ code, signUps: 2 })
  })
})

describe('a payment of a referred person', () => {
  test('is rewarded once, also when its event is delivered again, at once and late', async () => {
    const ben = await refer()
    const id = await pay(ben)
    await Promise.all([rewardPayment(deps, id), rewardPayment(deps, id)])
    expect(await ownRewards()).toMatchObject([{ amount: 580, state: 'pending', kind: 'credit', currency: 'eur' }])
    expect(await referrerNow()).toMatchObject({ customers: 1 })
  })

  test('becomes credit after the holding period, once however often that is checked', async () => {
    await pay(await refer())
    await releaseRewards(deps)
    expect(await creditOf()).toBe(0)
    world.clock.advance(31 * DAY)
    await Promise.all([releaseRewards(deps), releaseRewards(deps)])
    await releaseRewards(deps)
    expect(await creditOf()).toBe(580)
    expect(await ownRewards()).toMatchObject([{ state: 'credited' }])
  })

  test('takes its share back with a refund: all of it while it is held, else from the credit that is left', async () => {
    const ben = await refer()
    const held = await pay(ben)
    await refund(held, 2900)
    await rewardPayment(deps, held)
    expect(await ownRewards()).toMatchObject([{ state: 'canceled', clawedBack: 580 }])
    const cleo = await refer()
    const credited = await pay(cleo)
    world.clock.advance(31 * DAY)
    await releaseRewards(deps)
    await refund(credited, 1450)
    expect(await creditOf()).toBe(290)
    expect(await referrerNow()).toMatchObject({ owed: { eur: 0 } })
  })

  test('that was used already is owed, and the next reward pays it back', async () => {
    const first = await pay(await refer())
    world.clock.advance(31 * DAY)
    await releaseRewards(deps)
    await world.refs.described(subscriptions).doc(ada.uid).update({ creditBalance: 0 })
    await refund(first, 2900)
    expect(await referrerNow()).toMatchObject({ owed: { eur: 580 } })
    await pay(await refer())
    world.clock.advance(31 * DAY)
    await releaseRewards(deps)
    expect(await creditOf()).toBe(0)
    expect(await referrerNow()).toMatchObject({ owed: { eur: 0 } })
  })
})

describe('a referral that looks like oneself', () => {
  test('is held until an admin clears it, and canceled when one refuses it', async () => {
    const own = `${ada.uid}+me@example.com`
    const ben = await refer(own)
    await pay(ben)
    expect(await ownRewards()).toMatchObject([{ state: 'held' }])
    world.clock.advance(31 * DAY)
    await releaseRewards(deps)
    expect(await creditOf()).toBe(0)
    await decideReferral(deps, { ...ada, role: 'admin' }, { uid: ben.uid, decision: 'cleared' })
    await releaseRewards(deps)
    expect(await creditOf()).toBe(580)
    const cleo = await refer(`${ada.uid}+two@example.com`)
    await pay(cleo)
    await decideReferral(deps, { ...ada, role: 'admin' }, { uid: cleo.uid, decision: 'refused' })
    expect((await ownRewards()).map(({ state }) => state)).toEqual(['credited', 'canceled'])
  })

  test.each<[ReferralSignal, string]>([
    ['disposable_mail', 'someone@mailinator.com'],
    ['same_mailbox', 'own'],
  ])('is told by %s', async (signal, email) => {
    const ben = await refer(email === 'own' ? `${ada.uid}+x@example.com` : email)
    expect(await deps.referrals.get(ben.uid)).toMatchObject({ signals: [signal], decision: 'waiting' })
  })

  test('is told by the card that paid', async () => {
    await pay(ada, 'own', 'one-card')
    const ben = await refer()
    await pay(ben, 'purchase1', 'one-card')
    expect(await deps.referrals.get(ben.uid)).toMatchObject({ signals: ['same_card'], decision: 'waiting' })
    expect(await ownRewards()).toMatchObject([{ state: 'held' }])
  })
})

describe('cash', () => {
  const REQUEST = { currency: 'eur', details: 'DE02 1203 0000 0000 2020 51', payoutKey: 'payout-key1' }

  /** Rewards of 29.00 € each whose holding period ends. */
  async function earn(times: number): Promise<void> {
    await getEarn(deps, ada)
    for (let at = 0; at < times; at += 1) {
      const id = deps.ids.random()
      await world.refs
        .described(rewards)
        .doc(id)
        .set({
          ...newDocument(world.clock, { id, schema: REWARD_SCHEMA, createdBy: ada.uid }),
          uid: ada.uid,
          source: { kind: 'use', useId: id },
          kind: 'cash',
          amount: 2900,
          clawedBack: 0,
          currency: 'eur',
          state: 'pending',
          availableAt: world.clock.now(),
          payoutId: null,
        })
    }
    await releaseRewards(deps)
  }

  test('is paid out from the least sum on, once for a key and never twice at once', async () => {
    await earn(1)
    await expect(requestPayout(deps, ada, REQUEST)).rejects.toMatchObject({ code: 'payout_too_small' })
    await earn(1)
    const results = await Promise.allSettled([
      requestPayout(deps, ada, REQUEST),
      requestPayout(deps, ada, { ...REQUEST, payoutKey: 'payout-key2' }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const stored = await world.refs.described(payouts).where('uid', '==', ada.uid).get()
    expect(stored.docs.map((payout) => payout.data().amount)).toEqual([5800])
  })

  test('of a refused payout is available again, and a sent one is final', async () => {
    await earn(2)
    const admin = { ...ada, role: 'admin' as const }
    const { payout } = await requestPayout(deps, ada, REQUEST)
    await settlePayout(deps, admin, { payoutId: payout.id, state: 'refused', reason: 'No such account' })
    expect((await getEarn(deps, ada)).balances).toMatchObject([{ currency: 'eur', available: 5800, paid: 0 }])
    const second = await requestPayout(deps, ada, { ...REQUEST, payoutKey: 'payout-key2' })
    await settlePayout(deps, admin, { payoutId: second.payout.id, state: 'sent', reason: '' })
    await expect(
      settlePayout(deps, admin, { payoutId: second.payout.id, state: 'refused', reason: '' }),
    ).rejects.toMatchObject({ code: 'payout_settled' })
    expect((await getEarn(deps, ada)).balances).toMatchObject([{ available: 0, paid: 5800 }])
  })
})

test('a maker earns once for each person who uses a template, where the program says so', async () => {
  const ben = await person()
  const use = { useId: `item_${ben.uid}`, itemId: 'item', uid: ben.uid }
  const gallery = { ...deps.gallery, get: () => Promise.resolve({ makerUid: ada.uid } as never) }
  const terms = { ...DEFAULT_TERMS, templateUse: { amount: 25, currency: 'eur' } }
  const paying = {
    ...deps,
    gallery,
    referralProgram: { ...deps.referralProgram, get: () => Promise.resolve(terms as never) },
  }
  await rewardUse({ ...deps, gallery }, use)
  expect(await ownRewards()).toEqual([])
  await Promise.all([rewardUse(paying, use), rewardUse(paying, use)])
  await rewardUse(paying, { ...use, useId: 'own', uid: ada.uid })
  expect(await ownRewards()).toMatchObject([{ amount: 25, state: 'pending', source: { kind: 'use' } }])
})

test('terms are kept with their revision', async () => {
  const admin = { ...ada, role: 'admin' as const }
  const real = world.deps
  await saveProgram(real, admin, { program: DEFAULT_TERMS })
  const before = (await real.referralProgram.get())?.rev ?? 0
  await saveProgram(real, admin, { program: { ...DEFAULT_TERMS, holdDays: 14 } })
  expect(await real.referralProgram.get()).toMatchObject({ holdDays: 14, rev: before + 1 })
  await saveProgram(real, admin, { program: DEFAULT_TERMS })
})
