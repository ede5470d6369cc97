import { referrers } from '@postwright/core/collections/referrers'
import { rewards } from '@postwright/core/collections/rewards'
import { subscriptions } from '@postwright/core/collections/subscriptions'
import type { Reward } from '@postwright/core/model/referral'
import type { BillingInterval } from '@postwright/core/model/subscription'
import { changePlan } from '../../functions/src/domain/billing/change-plan.ts'
import { noteRefundIn } from '../../functions/src/domain/billing/refund-payment.ts'
import { settleInvoiceIn } from '../../functions/src/domain/billing/settle-invoice.ts'
import type { Caller } from '../../functions/src/domain/caller.ts'
import { askAdminRequest } from '../../functions/src/domain/admin-requests/ask-request.ts'
import { approveAdminRequest } from '../../functions/src/domain/admin-requests/decide-request.ts'
import { attributeReferral } from '../../functions/src/domain/earn/attribute-referral.ts'
import { getEarn } from '../../functions/src/domain/earn/read-earn.ts'
import { rewardPayment } from '../../functions/src/domain/earn/rewards.ts'
import type { IdentityUser } from '../../functions/src/domain/ports/identity.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { billablePlans, createTestProvider } from './billing.ts'
import { makeUser } from './factories/user.ts'
import { createPublishingWorld } from './publishing.ts'

const ORIGIN = { ip: '203.0.113.7', userAgent: 'test', place: null, deviceKey: null, deviceProof: null }
/** Query limit that is large enough for the due rewards of all tests. */
const DUE_MAX = 5000

const ADMINS = [
  { uid: 'payout-admin-1', sessionId: 's', role: 'admin' },
  { uid: 'payout-admin-2', sessionId: 's', role: 'admin' },
] as const satisfies Caller[]

function adminIdentity(uid: string): IdentityUser {
  return { uid, email: null, emailVerified: true, disabled: false, isAdmin: true, validSince: 0, providers: [] }
}

type Purchase = { purchaseKey?: string; interval?: BillingInterval; cardHash?: string }

export type EarnWorld = Awaited<ReturnType<typeof createEarnWorld>>

/** Ada, the people whom she refers, and their payments. Due rewards are limited to Ada's, because this clock is ahead of other tests. */
export async function createEarnWorld() {
  const world = await createPublishingWorld('rewards')
  let people = 0
  const mailSender = { isOn: false, sendMail: () => Promise.resolve({ kind: 'sent' as const }) }
  const all = world.deps.rewards
  const listDue: Deps['rewards']['listDue'] = async (now) => {
    const own = (await all.listOf(ada.uid, DUE_MAX)).map(({ id }) => id)
    return (await all.listDue(now, DUE_MAX)).filter((id) => own.includes(id))
  }
  const deps: Deps = {
    ...world.deps,
    billablePlans,
    paymentProvider: createTestProvider().provider,
    mailSender,
    rewards: { ...all, listDue },
    identity: { ...world.deps.identity, getUser: (uid) => Promise.resolve(adminIdentity(uid)) },
  }
  const ada = await person()

  async function person(code: string | null = null, email?: string): Promise<Caller> {
    people += 1
    const uid = `earner-${world.workspaceId}-${people}`
    const facts = { id: uid, username: 'earner', email: email ?? `${uid}@example.com`, referralCodeApplied: code }
    await world.refs.user(uid).set({ ...makeUser(facts), createdAt: world.clock.now() })
    return { uid, sessionId: 's', role: 'user' }
  }

  async function attribute({ uid }: Caller): Promise<void> {
    const user = await deps.users.get(uid)
    if (!user) throw new Error('no user')
    await attributeReferral(deps, user, ORIGIN)
  }

  return {
    ...world,
    deps,
    ada,
    admin: { ...ada, role: 'admin' as const },
    person,
    attribute,

    /** Creates a person whom Ada has referred. */
    async refer(email?: string): Promise<Caller> {
      const { referrer } = await getEarn(deps, ada)
      const ben = await person(referrer.code, email)
      await attribute(ben)
      return ben
    },

    /** Buys Team, for 29.00 € a month. @returns the id of its payment */
    async pay(
      caller: Caller,
      { purchaseKey = 'purchase1', interval = 'month', cardHash }: Purchase = {},
    ): Promise<string> {
      const choice = { planId: 'team', version: 1, interval, currency: 'eur' } as const
      const reply = await changePlan(deps, caller, { ...choice, purchaseKey, provider: 'stripe' })
      if (reply.kind !== 'checkout') throw new Error(reply.kind)
      const id = reply.url.split('/').at(-1) ?? ''
      const { invoiceId = '', amount = 0 } = (await deps.payments.get(id)) ?? {}
      const means = { cardHash: cardHash ?? `card-${caller.uid}`, customerId: 'cus' }
      const payment = { id, provider: 'stripe', amount, currency: 'eur', externalId: 'pi', ...means } as const
      await deps.transact(async (tx) => {
        const settle = await settleInvoiceIn(deps, tx, { invoiceId, payment })
        settle()
      })
      await rewardPayment(deps, id)
      return id
    },

    async refund(paymentId: string, amount: number): Promise<void> {
      const facts = { paymentId, refundId: `r${amount}`, amount, reason: '', by: 'admin' }
      await deps.transact(async (tx) => {
        const note = await noteRefundIn(deps, tx, facts)
        note()
      })
      await rewardPayment(deps, paymentId)
    },

    /** Ada's rewards in the order in which they become available, whichever worker made them. */
    async ownRewards(): Promise<Reward[]> {
      const found = await world.refs.described(rewards).where('uid', '==', ada.uid).get()
      return found.docs.map((reward) => reward.data()).toSorted((a, b) => a.availableAt - b.availableAt)
    },

    /** Sends a payout, requested by one admin and approved by another. */
    async sendPayout(payoutId: string): Promise<void> {
      const wanted = { kind: 'settle_payout' } as const
      const { request } = await askAdminRequest(deps, ADMINS[0], { subject: payoutId, wanted, reason: 'Transferred' })
      await approveAdminRequest(deps, ADMINS[1], { requestId: request.id, rev: request.rev })
    },

    creditNow: async () => (await world.refs.described(subscriptions).doc(ada.uid).get()).data()?.creditBalance ?? 0,
    referrerNow: async () => (await world.refs.described(referrers).doc(ada.uid).get()).data(),
  }
}
