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

/** A code with its coupon. */
export type FoundCode = { coupon: Coupon; code: CouponCode }

/** One person redeems a coupon once, by whichever of its codes. */
export function redemptionId(uid: string, couponId: string): string {
  return hashId(['redemption', uid, couponId])
}

/** The code that a person typed; null for one that does not exist. */
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
  /** The invoice that the purchase takes the place of, while it is open. */
  replaced: Invoice | null
  redemption: CouponRedemption | null
}

/** The reasons that keep a person from using a code. A use that the replaced invoice holds is theirs to use again. */
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
    // A payment names its provider in the subscription for good.
    hasPaid: subscription !== null && subscription.provider !== null,
    hasRedeemed: redemption !== null && !holds,
  })
}

export type Redeem = Pick<Asked, 'uid' | 'price' | 'subscription' | 'replaced'> & {
  text: string
  marks: CouponRedemption['marks']
}

/** A code that is redeemed: `write` counts it for the invoice, and gives back what the replaced invoice held. */
export type Redemption = FoundCode & { write: (invoice: Invoice) => void }

/**
 * Redeems a code in the transaction that issues an invoice. Reads first.
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

/** Reads the use of a coupon that an open invoice holds; what it returns gives it back. */
export async function planReleaseIn(deps: CouponDeps, tx: Tx, invoice: Invoice | null): Promise<() => void> {
  const held = await readHeldIn(deps, tx, invoice)
  return () => {
    if (held) giveBackIn(deps, tx, held)
  }
}

/** Null where the invoice holds none: it has no discount, or one that an earlier invoice has begun. */
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

/** Redemptions of one code write the same two documents: one after the other they do not end each other's transactions. */
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
