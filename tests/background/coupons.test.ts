import { couponCodes } from '@postwright/core/collections/coupon-codes'
import { couponRedemptions } from '@postwright/core/collections/coupon-redemptions'
import { coupons } from '@postwright/core/collections/coupons'
import type { Coupon, CouponCode } from '@postwright/core/model/coupon'
import { addPeriods } from '@postwright/core/money/billing-period'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../functions/src/domain/app-error.ts'
import { changePlan } from '../../functions/src/domain/billing/change-plan.ts'
import { previewChange } from '../../functions/src/domain/billing/preview-change.ts'
import { settleInvoiceIn } from '../../functions/src/domain/billing/settle-invoice.ts'
import { advanceSubscription } from '../../functions/src/domain/billing/sweep-billing.ts'
import type { Caller } from '../../functions/src/domain/caller.ts'
import { createCodeQueue } from '../../functions/src/domain/coupons/redeem-code.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { billablePlans, createTestProvider } from '../support/billing.ts'
import { makeCoupon, makeCouponCode } from '../support/factories/coupon.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

const SOLO = { planId: 'solo', version: 1, interval: 'month', currency: 'eur' } as const
const TEAM = { ...SOLO, planId: 'team' } as const

let world: PublishingWorld
let deps: Deps
let ada: Caller
let prefix: string
let people = 0

beforeEach(async () => {
  world = await createPublishingWorld('coupons')
  people += 1
  prefix = `C${world.workspaceId
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(-16)}${people}`
  ada = { uid: `saver-${world.workspaceId}-${people}`, sessionId: 's', role: 'user' }
  const mailSender = { isOn: false, sendMail: () => Promise.resolve({ kind: 'sent' as const }) }
  deps = { ...world.deps, billablePlans, paymentProvider: createTestProvider().provider, mailSender }
  await world.refs.user(ada.uid).set(makeUser({ id: ada.uid, username: 'saver', email: `${ada.uid}@example.com` }))
})

/** Stores a coupon with one code. @returns the code */
async function offer(coupon: Partial<Coupon> = {}, code: Partial<CouponCode> = {}, name = 'A'): Promise<string> {
  const couponId = `${prefix}-${name}`
  await world.refs
    .described(coupons)
    .doc(couponId)
    .set(makeCoupon({ id: couponId, ...coupon }))
  const made = makeCouponCode({ id: couponId, couponId, ...code })
  await world.refs.described(couponCodes).doc(made.id).set(made)
  return made.id
}

type Buying = { choice?: typeof SOLO | typeof TEAM; by?: Caller; on?: Deps }

const buy = (code: string | undefined, purchaseKey: string, { choice = TEAM, by = ada, on = deps }: Buying = {}) =>
  changePlan(on, by, { ...choice, purchaseKey, provider: 'manual', ...(code === undefined ? {} : { code }) })

async function invoiceOf(reply: Awaited<ReturnType<typeof buy>>) {
  if (reply.kind !== 'manual') throw new Error(reply.kind)
  const invoice = await deps.invoices.get(reply.invoiceId)
  if (!invoice) throw new Error('no invoice')
  return invoice
}

async function pay(reply: Awaited<ReturnType<typeof buy>>): Promise<void> {
  const { id: invoiceId, total: amount, currency } = await invoiceOf(reply)
  const payment = { id: `${invoiceId}_paid`, provider: 'stripe', amount, currency, externalId: 'pi' } as const
  await deps.transact(async (tx) => {
    const settle = await settleInvoiceIn(deps, tx, {
      invoiceId,
      payment: { ...payment, cardHash: 'card', customerId: 'cus' },
    })
    settle()
  })
}

const usesOf = async (code: string) => {
  const [coupon, stored] = await Promise.all([deps.coupons.get(code), deps.couponCodes.get(code)])
  return [coupon?.redemptions, stored?.redemptions]
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const redemptionsOf = async (couponId: string) =>
  (await world.refs.described(couponRedemptions).where('couponId', '==', couponId).get()).docs.map((each) =>
    each.data(),
  )

describe('a code of ten uses', () => {
  it('is redeemed exactly ten times by 500 purchases at once', async () => {
    const code = await offer({}, { redemptionsMax: 10 })
    const many = Array.from({ length: 500 }, (_, at): Caller => ({ ...ada, uid: `${ada.uid}-${at}` }))
    const outcomes = await Promise.all(many.map((by, at) => codeOf(buy(code, `purchase${at}`, { by }))))
    expect(Map.groupBy(outcomes, (each) => each).get('done')).toHaveLength(10)
    expect(outcomes.filter((each) => each === 'code_refused')).toHaveLength(490)
    expect(await usesOf(code)).toEqual([10, 10])
    const redeemed = await redemptionsOf(code)
    expect(new Set(redeemed.map(({ uid }) => uid)).size).toBe(10)
    const invoices = await Promise.all(redeemed.map(({ invoiceId }) => deps.invoices.get(invoiceId)))
    expect(invoices.map((invoice) => invoice?.discount?.amount)).toEqual(Array.from({ length: 10 }, () => 580))
  })

  it('is redeemed exactly ten times where the purchases meet on different servers', async () => {
    const code = await offer({ redemptionsMax: 10 })
    const servers = Array.from({ length: 24 }, (): Deps => ({ ...deps, codeTurns: createCodeQueue() }))
    const outcomes = await Promise.all(
      servers.map((on, at) => codeOf(buy(code, `purchase${at}`, { on, by: { ...ada, uid: `${ada.uid}-${at}` } }))),
    )
    expect(outcomes.filter((each) => each === 'done')).toHaveLength(10)
    expect(await usesOf(code)).toEqual([10, 10])
  })
})

describe('a redemption', () => {
  it('is counted once however often the purchase is repeated, also at once', async () => {
    const code = await offer({}, { redemptionsMax: 1 })
    const replies = await Promise.all([buy(code, 'purchase1'), buy(code, 'purchase1'), buy(code, 'purchase1')])
    expect(new Set(replies.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await usesOf(code)).toEqual([1, 1])
    expect(await invoiceOf(await buy(code, 'purchase1'))).toMatchObject({
      total: 2320,
      discount: { amount: 580, code },
    })
  })

  it('moves to the next purchase of a person who has not paid, and back when that has no code', async () => {
    const code = await offer({}, { redemptionsMax: 1 })
    await buy(code, 'purchase1')
    const second = await invoiceOf(await buy(code, 'purchase2', { choice: SOLO }))
    expect(second.discount).toMatchObject({ amount: 180 })
    expect(await usesOf(code)).toEqual([1, 1])
    expect(await redemptionsOf(code)).toMatchObject([{ invoiceId: second.id, amount: 180 }])
    await buy(undefined, 'purchase3')
    expect(await usesOf(code)).toEqual([0, 0])
    expect(await redemptionsOf(code)).toEqual([])
  })

  it('gives the use of another coupon back', async () => {
    const [first, second] = [await offer(), await offer({}, {}, 'B')]
    await buy(first, 'purchase1')
    await buy(second, 'purchase2')
    expect([await usesOf(first), await usesOf(second)]).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('is over once it is paid: the coupon is refused to the person, by another code as well', async () => {
    const code = await offer({ duration: { kind: 'once' } })
    await pay(await buy(code, 'purchase1', { choice: SOLO }))
    const other = makeCouponCode({ id: `${prefix}-OTHER`, couponId: code })
    await world.refs.described(couponCodes).doc(other.id).set(other)
    expect(await codeOf(buy(other.id, 'purchase2'))).toBe('code_refused')
    const preview = await previewChange(deps, ada, { ...TEAM, code: other.id })
    expect(preview).toMatchObject({ discount: null, code: { refusals: ['used_before'] } })
    expect(await usesOf(code)).toEqual([1, 1])
  })

  it('is free again two weeks after an invoice that nobody paid, however often that is looked at', async () => {
    const code = await offer({}, { redemptionsMax: 1 })
    const invoice = await invoiceOf(await buy(code, 'purchase1'))
    const pass = async (days: number) => {
      world.clock.advance(days * 24 * 60 * 60 * 1000)
      await Promise.all([advanceSubscription(deps, ada.uid), advanceSubscription(deps, ada.uid)])
    }
    await pass(13)
    expect([await usesOf(code), (await deps.invoices.get(invoice.id))?.status]).toEqual([[1, 1], 'open'])
    await pass(2)
    expect([await usesOf(code), (await deps.invoices.get(invoice.id))?.status]).toEqual([[0, 0], 'void'])
    expect(await deps.subscriptions.get(ada.uid)).toMatchObject({ openInvoiceId: null, dueAt: null, creditBalance: 0 })
    await pass(1)
    expect(await usesOf(code)).toEqual([0, 0])
  })

  it('leaves nothing behind where the purchase is killed before it is stored', async () => {
    const code = await offer({}, { redemptionsMax: 1 })
    const killed: Deps = {
      ...deps,
      transact: (work) =>
        deps.transact(async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
    }
    await expect(buy(code, 'purchase1', { on: killed })).rejects.toThrow('killed')
    expect(await usesOf(code)).toEqual([0, 0])
    await buy(code, 'purchase1')
    expect(await usesOf(code)).toEqual([1, 1])
  })
})

describe('a discount that lasts', () => {
  it('lowers the renewals of its months and no later one', async () => {
    const code = await offer({ duration: { kind: 'months', months: 2 } })
    await pay(await buy(code, 'purchase1'))
    const start = (await deps.subscriptions.get(ada.uid))?.periodStart ?? 0
    for (const month of [1, 2]) {
      const at = addPeriods(start, 'month', new Date(start).getUTCDate(), month)
      world.clock.advance(Math.max(0, at + 1 - world.clock.now()))
      await advanceSubscription(deps, ada.uid)
    }
    const invoices = (await deps.invoices.listOf(ada.uid, { before: null, limit: 10 })).toReversed()
    expect(invoices.map(({ effect, total }) => [effect?.kind, total])).toEqual([
      ['start', 2320],
      ['renew', 2320],
      ['renew', 2900],
    ])
  })

  it('stays with an upgrade, and gives way to another code', async () => {
    const code = await offer({ duration: { kind: 'forever' } })
    await pay(await buy(code, 'purchase1', { choice: SOLO }))
    const before = (await deps.subscriptions.get(ada.uid))?.discount
    const upgrade = await previewChange(deps, ada, TEAM)
    expect(upgrade).toMatchObject({ discount: { code, amount: 580 }, code: null, next: { amount: 2320 } })
    const half = await offer({ off: { kind: 'percent', share: 5000 } }, {}, 'HALF')
    const preview = await previewChange(deps, ada, { ...TEAM, code: half })
    expect(preview).toMatchObject({
      discount: { code: half, amount: 1450 },
      code: { refusals: [], replaces: code },
      next: { amount: 2900 },
    })
    await pay(await buy(undefined, 'purchase2'))
    expect((await deps.subscriptions.get(ada.uid))?.discount).toEqual(before)
  })
})

it('a code for a change that begins later is refused, with the reason in the preview', async () => {
  const code = await offer()
  await pay(await buy(undefined, 'purchase1'))
  expect(await previewChange(deps, ada, { ...SOLO, code })).toMatchObject({
    timing: 'period_end',
    code: { refusals: ['later'] },
  })
  expect(await codeOf(buy(code, 'purchase2', { choice: SOLO }))).toBe('code_refused')
  expect(await codeOf(buy('NO SUCH', 'purchase3', { choice: SOLO }))).toBe('code_refused')
  expect(await previewChange(deps, ada, { ...SOLO, code: 'NO SUCH' })).toMatchObject({
    code: { refusals: ['unknown'], duration: null },
  })
})
