import {
  type Coupon,
  COUPON_REDEMPTION_SCHEMA,
  type CouponCode,
  couponCodeText,
  type CouponRedemption,
} from '@postwright/core/model/coupon'
import type { Invoice } from '@postwright/core/model/invoice'
import type { Subscription } from '@postwright/core/model/subscription'
import { type CodeRefusal, findRefusals, type Price } from '@postwright/core/money/coupons'
import { AppError } from '../app-error.ts'
import { hashId } from '../hashes.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import type { CodeQueue } from '../ports/money.ts'

export type CouponDeps = Pick<Deps, 'coupons' | 'couponCodes' | 'couponRedemptions' | 'clock'>

export type FoundCode = { coupon: Coupon; code: CouponCode }

/** Returns the ID of a redemption. A person redeems a coupon once, with any of its codes. */
export function redemptionId(uid: string, couponId: string): string {
  return hashId(['redemption', uid, couponId])
}

/** Returns the code that a user typed, or null if it does not exist. */
export async function findCode({ coupons, couponCodes }: CouponDeps, text: string): Promise<FoundCode | null> {
  const name = couponCodeText.safeParse(text).data
  const code = name === undefined ? null : await couponCodes.get(name)
  const coupon = code && (await coupons.get(code.couponId))
  return coupon ? { coupon, code } : null
}

type Asked = FoundCode & {
  uid: string
  price: Price
  subscription: Pick<Subscription, 'provider'> | null
  /** Open invoice that the purchase replaces. */
  replaced: Invoice | null
  redemption: CouponRedemption | null
}

/** Returns the reasons why a person can't use a code. A redemption held by the replaced invoice may be used again by the same person. */
export function findRefusalsOf(
  { clock }: Pick<Deps, 'clock'>,
  { coupon, code, uid, price, subscription, replaced, redemption }: Asked,
): CodeRefusal[] {
  const holds = redemption !== null && replaced?.status === 'open' && redemption.invoiceId === replaced.id
  return findRefusals({
    coupon: holds ? { ...coupon, redemptions: coupon.redemptions - 1 } : coupon,
    code: holds && redemption.code === code.id ? { ...code, redemptions: code.redemptions - 1 } : code,
    uid,
    price,
    now: clock.now(),
    // A payment sets the provider of the subscription permanently.
    hasPaid: subscription !== null && subscription.provider !== null,
    hasRedeemed: redemption !== null && !holds,
  })
}

export type Redeem = Pick<Asked, 'uid' | 'price' | 'subscription' | 'replaced'> & {
  text: string
  marks: CouponRedemption['marks']
}

/** Redeemed code: `write` counts it for the invoice and releases the redemption that the replaced invoice held. */
export type Redemption = FoundCode & { write: (invoice: Invoice) => void }

/**
 * Checks a code in the transaction that issues an invoice. Only reads: the returned `write` redeems the code.
 * @throws `code_refused`
 */
export async function planRedemptionIn(deps: CouponDeps, tx: Tx, redeem: Redeem): Promise<Redemption> {
  const { uid, text, replaced, marks } = redeem
  const name = couponCodeText.safeParse(text).data
  const code = name === undefined ? null : await deps.couponCodes.getIn(tx, name)
  const coupon = code && (await deps.coupons.getIn(tx, code.couponId))
  if (!coupon) throw new AppError('code_refused', { message: `no code ${text}` })
  const id = redemptionId(uid, coupon.id)
  const [held, redemption] = await Promise.all([readHeldIn(deps, tx, replaced), deps.couponRedemptions.getIn(tx, id)])
  const refusals = findRefusalsOf(deps, { coupon, code, redemption, ...redeem })
  if (refusals.length > 0) throw new AppError('code_refused', { message: `${code.id}: ${refusals.join(', ')}` })
  return {
    coupon,
    code,
    write: ({ id: invoiceId, currency, discount }) => {
      const isSameCoupon = held?.coupon.id === coupon.id
      const isSameCode = held?.code.id === code.id
      if (held && !isSameCoupon) giveBackIn(deps, tx, held)
      if (held && isSameCoupon && !isSameCode) countIn(deps, tx, { code: held.code }, -1)
      countIn(deps, tx, { ...(isSameCoupon ? {} : { coupon }), ...(isSameCode ? {} : { code }) }, 1)
      const facts = { code: code.id, invoiceId, amount: discount?.amount ?? 0, currency, marks }
      const base = newDocument(deps.clock, { id, schema: COUPON_REDEMPTION_SCHEMA, createdBy: uid })
      if (redemption) deps.couponRedemptions.updateIn(tx, redemption, facts)
      else deps.couponRedemptions.createIn(tx, { ...base, uid, couponId: coupon.id, ...facts })
    },
  }
}

type Held = FoundCode & { redemption: CouponRedemption }

/** Reads the redemption that an open invoice holds. The returned function releases it. */
export async function planReleaseIn(deps: CouponDeps, tx: Tx, invoice: Invoice | null): Promise<() => void> {
  const held = await readHeldIn(deps, tx, invoice)
  return () => {
    if (held) giveBackIn(deps, tx, held)
  }
}

/**
 * Reads the redemption that an open invoice holds. Null for an invoice that is not open, has no discount, or has one that started with an
 * earlier invoice.
 */
async function readHeldIn(deps: CouponDeps, tx: Tx, invoice: Invoice | null): Promise<Held | null> {
  if (invoice?.status !== 'open' || invoice.discount === null) return null
  const { uid, discount } = invoice
  const redemption = await deps.couponRedemptions.getIn(tx, redemptionId(uid, discount.couponId))
  if (redemption?.invoiceId !== invoice.id) return null
  const [coupon, code] = await Promise.all([
    deps.coupons.getIn(tx, redemption.couponId),
    deps.couponCodes.getIn(tx, redemption.code),
  ])
  return coupon && code ? { coupon, code, redemption } : null
}

function giveBackIn(deps: CouponDeps, tx: Tx, { redemption, coupon, code }: Held): void {
  deps.couponRedemptions.deleteIn(tx, redemption.id)
  countIn(deps, tx, { coupon, code }, -1)
}

function countIn(deps: CouponDeps, tx: Tx, { coupon, code }: Partial<FoundCode>, uses: 1 | -1): void {
  if (coupon) deps.coupons.updateIn(tx, coupon, { redemptions: Math.max(0, coupon.redemptions + uses) })
  if (code) deps.couponCodes.updateIn(tx, code, { redemptions: Math.max(0, code.redemptions + uses) })
}

/**
 * Returns a queue that runs redemptions of one code one after the other. They write the same two documents, so parallel ones would abort each other's
 * transactions.
 */
export function createCodeQueue(): CodeQueue {
  const last = new Map<string, Promise<unknown>>()
  return async (code, work) => {
    const before = last.get(code) ?? Promise.resolve()
    const own = before.then(work, work)
    const settled = own.catch(() => undefined)
    last.set(code, settled)
    try {
      return await own
    } finally {
      if (last.get(code) === settled) last.delete(code)
    }
  }
}
