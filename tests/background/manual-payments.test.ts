import { auditLog } from '@postwright/core/collections/audit-log'
import { mails } from '@postwright/core/collections/mails'
import { paymentMethods } from '@postwright/core/collections/payment-methods'
import { paths } from '@postwright/core/paths'
import { beforeEach, describe, expect, test } from 'vitest'
import { changePlan } from '../../functions/src/domain/billing/change-plan.ts'
import { startTrial } from '../../functions/src/domain/billing/subscription-commands.ts'
import { advanceSubscription } from '../../functions/src/domain/billing/sweep-billing.ts'
import type { Caller } from '../../functions/src/domain/caller.ts'
import { approvePayment, refusePayment } from '../../functions/src/domain/manual-payments/decide-payment.ts'
import { submitManualPayment } from '../../functions/src/domain/manual-payments/submit-payment.ts'
import { uploadPaymentProof } from '../../functions/src/domain/manual-payments/upload-proof.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { billablePlans } from '../support/billing.ts'
import { makeUser } from '../support/factories/user.ts'
import { ANSWERS, MANUAL_PURCHASE, PROOF, TRANSFER_METHOD } from '../support/manual-payments.ts'
import { createPublishingWorld, HOUR, type PublishingWorld } from '../support/publishing.ts'

const DAY = 24 * HOUR

let world: PublishingWorld
let deps: Deps
let ada: Caller
let people = 0
const [first, second] = ['admin1', 'admin2'].map((uid) => ({ uid, sessionId: 's', role: 'admin' }) as const)

beforeEach(async () => {
  world = await createPublishingWorld('manual-payments')
  people += 1
  ada = { uid: `manual-${world.workspaceId}-${people}`, sessionId: 's', role: 'user' }
  const mailSender = { isOn: true, sendMail: () => Promise.resolve({ kind: 'sent' as const }) }
  deps = { ...world.deps, billablePlans, paymentProvider: null, mailSender }
  await world.refs.user(ada.uid).set(makeUser({ id: ada.uid, username: 'payer', email: `${ada.uid}@example.com` }))
  await world.refs.described(paymentMethods).doc('transfer').set(TRANSFER_METHOD)
})

async function buy(): Promise<string> {
  const reply = await changePlan(deps, ada, { ...MANUAL_PURCHASE, purchaseKey: 'purchase1', provider: 'manual' })
  if (reply.kind !== 'manual') throw new Error(`the purchase is ${reply.kind}`)
  return reply.invoiceId
}

async function submit(invoiceId: string): Promise<string> {
  await uploadPaymentProof(deps, ada, { invoiceId, name: 'transfer.pdf', bytes: PROOF.bytes })
  await submitManualPayment(deps, ada, { invoiceId, methodId: 'transfer', answers: ANSWERS })
  return `${invoiceId}_manual`
}

const approve = (paymentId: string, admin: Caller | undefined, on = deps) =>
  approvePayment(on, admin ?? ada, { paymentId })

async function pay(invoiceId: string): Promise<void> {
  const paymentId = await submit(invoiceId)
  await approve(paymentId, first)
  await approve(paymentId, second)
}

const sweepAt = async (at: number) => {
  world.clock.advance(Math.max(0, at - world.clock.now()))
  await advanceSubscription(deps, ada.uid)
}

const now = async () => {
  const found = await deps.subscriptions.get(ada.uid)
  if (!found) throw new Error('no subscription')
  return found
}
const entries = () => deps.ledgerEntries.listOf(ada.uid, { after: 0, limit: 10 })
const auditedOf = async (subject: string) =>
  (await world.refs.described(auditLog).where('subject', '==', subject).get()).docs.map((entry) => entry.data().action)
const mailsOf = async () =>
  (await world.refs.described(mails).where('to', '==', `${ada.uid}@example.com`).get()).docs.map((mail) => mail.data())

describe('the approval that settles', () => {
  test.each(['payments', 'invoices', 'subscriptions', 'ledgerEntries', 'ledgerHeads', 'mails', 'auditLog'] as const)(
    'changes nothing when it is killed at the write of %s, and everything once when it is repeated',
    async (store) => {
      const invoiceId = await buy()
      const paymentId = await submit(invoiceId)
      await approve(paymentId, first)
      const kill = () => {
        throw new Error('killed')
      }
      const dead = { ...deps[store], createIn: kill, updateIn: kill, appendIn: kill }
      await expect(approve(paymentId, second, { ...deps, [store]: dead })).rejects.toThrow('killed')
      expect(await deps.payments.get(paymentId)).toMatchObject({ status: 'in_review', approvals: [{ by: 'admin1' }] })
      expect(await deps.invoices.get(invoiceId)).toMatchObject({ status: 'open' })
      expect(await entries()).toEqual([])
      await approve(paymentId, second)
      await approve(paymentId, second)
      expect(await now()).toMatchObject({ status: 'active', creditBalance: 0, openInvoiceId: null })
      expect(await entries()).toHaveLength(1)
      expect(await auditedOf(paymentId)).toEqual(['payment.approved', 'payment.approved'])
      expect((await mailsOf()).map(({ facts }) => facts['event'])).toEqual(['receipt'])
    },
  )

  test('of an invoice that was canceled meanwhile keeps the money as credit', async () => {
    const invoiceId = await buy()
    const paymentId = await submit(invoiceId)
    const other = { ...MANUAL_PURCHASE, planId: 'team', purchaseKey: 'purchase2', provider: 'manual' } as const
    await changePlan(deps, ada, other)
    await approve(paymentId, first)
    await approve(paymentId, second)
    expect(await deps.invoices.get(invoiceId)).toMatchObject({ status: 'void' })
    expect(await now()).toMatchObject({ status: 'canceled', creditBalance: 900 })
  })
})

describe('while a payment is under review', () => {
  test('a failed renewal waits for it, and is tried again a day after it was refused', async () => {
    await pay(await buy())
    const { periodEnd } = await now()
    await sweepAt(periodEnd)
    expect(await now()).toMatchObject({ status: 'past_due' })
    const invoiceId = (await now()).openInvoiceId ?? ''
    const paymentId = await submit(invoiceId)
    for (const days of [1, 3, 5, 7, 20]) await sweepAt(periodEnd + days * DAY)
    expect(await now()).toMatchObject({ status: 'past_due', openInvoiceId: invoiceId })
    expect(await deps.invoices.get(invoiceId)).toMatchObject({ status: 'open', attempt: 1 })
    await refusePayment(deps, first ?? ada, { paymentId, reason: 'Nothing has arrived' })
    await sweepAt(periodEnd + 21 * DAY)
    expect(await deps.invoices.get(invoiceId)).toMatchObject({ status: 'open', attempt: 2 })
    await pay(invoiceId)
    expect(await now()).toMatchObject({ status: 'active', periodStart: periodEnd })
  })

  test('a trial does not end before its purchase is decided on', async () => {
    const { trialEnd } = await startTrial(deps, ada, MANUAL_PURCHASE)
    const invoiceId = await buy()
    const paymentId = await submit(invoiceId)
    await sweepAt(trialEnd - DAY)
    await sweepAt(trialEnd + 2 * DAY)
    expect(await now()).toMatchObject({ status: 'trialing', openInvoiceId: invoiceId })
    await approve(paymentId, first)
    await approve(paymentId, second)
    expect(await now()).toMatchObject({ status: 'active', openInvoiceId: null })
  })
})

test('a refusal is mailed once, with its reason, however often it is repeated', async () => {
  const paymentId = await submit(await buy())
  const refuse = () => refusePayment(deps, first ?? ada, { paymentId, reason: 'Nothing has arrived' })
  await Promise.all([refuse(), refuse()])
  await refuse()
  expect((await mailsOf()).map(({ facts }) => facts)).toMatchObject([
    { event: 'payment_refused', reason: 'Nothing has arrived', amount: '€9.00', plan: 'Solo' },
  ])
  expect(await auditedOf(paymentId)).toEqual(['payment.refused'])
})

test('an upload that is killed leaves no bytes, and those that nothing names go with the account', async () => {
  const invoiceId = await buy()
  const put: string[] = []
  const blobs: Deps['blobs'] = {
    ...deps.blobs,
    put: async (key, ...rest) => {
      put.push(key)
      await deps.blobs.put(key, ...rest)
    },
  }
  const kill = () => {
    throw new Error('killed')
  }
  const upload = (on: Deps) => uploadPaymentProof(on, ada, { invoiceId, name: 'a.pdf', bytes: PROOF.bytes })
  const dead = { ...deps, blobs, payments: { ...deps.payments, updateIn: kill } }
  await expect(upload(dead)).rejects.toThrow('killed')
  expect(await deps.blobs.get(put[0] ?? '')).toBeNull()
  const gone = { ...dead, blobs: { ...blobs, delete: () => Promise.reject(new Error('gone')) } }
  await expect(upload(gone)).rejects.toThrow('gone')
  expect(await deps.blobs.get(put[1] ?? '')).not.toBeNull()
  await submit(invoiceId)
  await deps.blobs.deleteProofs(ada.uid)
  expect(await deps.blobs.get(put[1] ?? '')).toBeNull()
  await deps.payments.removePerson(ada.uid)
  expect(await deps.payments.get(`${invoiceId}_manual`)).toMatchObject({ uid: ada.uid, answers: [], proof: null })
})

test('a payment of before the questions has no answers', async () => {
  const invoiceId = await buy()
  const ref = world.refs.db.doc(paths.payment(`${invoiceId}_manual`))
  const { answers: _, submittedAt: __, ...old } = (await ref.get()).data() ?? {}
  await ref.set({ ...old, schema: 1 })
  expect(await deps.payments.get(ref.id)).toMatchObject({ answers: [], submittedAt: null, status: 'pending' })
})
