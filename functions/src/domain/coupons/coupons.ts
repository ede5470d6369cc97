import {
  COUPONS_MAX,
  type createCoupon as createContract,
  type listCoupons as listContract,
  type setCouponOffer as offerContract,
  type addCouponCodes as addContract,
  CODES_PAGE_MAX,
  COUPON_CODES_MAX,
  type listCouponCodes as listCodesContract,
  type setCodeOffer as codeOfferContract,
} from '@postwright/core/api/coupons'
import type { OutputOf } from '@postwright/core/endpoint'
import { COUPON_SCHEMA, COUPON_CODE_SCHEMA } from '@postwright/core/model/coupon'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import { createHash } from 'node:crypto'

type CouponAdminDeps = Pick<Deps, 'coupons' | 'auditLog' | 'transact' | 'clock'>

export async function listCoupons({ coupons }: Pick<Deps, 'coupons'>): Promise<OutputOf<typeof listContract>> {
  return { coupons: await coupons.listLatest(COUPONS_MAX) }
}

/** @throws `list_full` */
export async function createCoupon(
  deps: CouponAdminDeps,
  { uid: actorUid }: Caller,
  { couponId, terms }: z.output<typeof createContract.input>,
): Promise<OutputOf<typeof createContract>> {
  return deps.transact(async (tx) => {
    const [known, count] = await Promise.all([deps.coupons.getIn(tx, couponId), deps.coupons.countIn(tx)])
    if (known) return { coupon: known }
    if (count >= COUPONS_MAX) throw new AppError('list_full')
    const base = newDocument(deps.clock, { id: couponId, schema: COUPON_SCHEMA, createdBy: actorUid })
    const coupon = { ...base, ...terms, isOffered: true, redemptions: 0, codes: 0 }
    deps.coupons.createIn(tx, coupon)
    const facts = { name: terms.name, kind: terms.off.kind, duration: terms.duration.kind }
    deps.auditLog.appendIn(tx, { action: 'coupon.created', actorUid, subject: paths.coupon(couponId), facts })
    return { coupon }
  })
}

/** @throws `not_found` */
export async function setCouponOffer(
  deps: CouponAdminDeps,
  { uid: actorUid }: Caller,
  { couponId, name, isOffered }: z.output<typeof offerContract.input>,
): Promise<OutputOf<typeof offerContract>> {
  return deps.transact(async (tx) => {
    const coupon = await deps.coupons.getIn(tx, couponId)
    if (!coupon) throw new AppError('not_found', { message: `coupon ${couponId}` })
    if (coupon.name === name && coupon.isOffered === isOffered) return { coupon }
    const facts = { before: coupon.isOffered, after: isOffered, name }
    deps.auditLog.appendIn(tx, { action: 'coupon.changed', actorUid, subject: paths.coupon(couponId), facts })
    return { coupon: deps.coupons.updateIn(tx, coupon, { name, isOffered }) }
  })
}

type CodeAdminDeps = Pick<Deps, 'coupons' | 'couponCodes' | 'auditLog' | 'transact' | 'clock'>

/** Alphabet of codes, without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const RANDOM_LENGTH = 10

/** @throws the codes of the contract */
export async function listCouponCodes(
  { couponCodes }: Pick<Deps, 'couponCodes'>,
  { couponId, after }: z.output<typeof listCodesContract.input>,
): Promise<OutputOf<typeof listCodesContract>> {
  const codes = await couponCodes.listOf(couponId, { after: after ?? null, limit: CODES_PAGE_MAX })
  return { codes, after: codes.length < CODES_PAGE_MAX ? null : (codes.at(-1)?.id ?? null) }
}

/**
 * Adds codes to a coupon, all of them or none. Random codes are derived from the batch, a secret of the caller, so a repeated call finds its own
 * codes.
 * @throws the codes of the contract; `code_taken` for a chosen code that another batch has made
 */
export async function addCouponCodes(
  deps: CodeAdminDeps,
  { uid: actorUid }: Caller,
  { couponId, batch, wanted, terms }: z.output<typeof addContract.input>,
): Promise<OutputOf<typeof addContract>> {
  const names =
    wanted.kind === 'chosen'
      ? [wanted.code]
      : Array.from({ length: wanted.count }, (_, at) => wanted.prefix + randomPart([batch, couponId, at]))
  return deps.transact(async (tx) => {
    const [coupon, ...stored] = await Promise.all([
      deps.coupons.getIn(tx, couponId),
      ...names.map((name) => deps.couponCodes.getIn(tx, name)),
    ])
    if (!coupon) throw new AppError('not_found', { message: `coupon ${couponId}` })
    const taken = stored.filter((code) => code !== null)
    const isRepeated = taken.every((code) => code.couponId === couponId && code.batch === batch)
    if (taken.length > 0 && !isRepeated) throw new AppError('code_taken')
    // All codes of a batch are made in one transaction.
    if (taken.length > 0) return { codes: names }
    if (coupon.codes + names.length > COUPON_CODES_MAX) throw new AppError('list_full')
    for (const id of names) {
      const base = newDocument(deps.clock, { id, schema: COUPON_CODE_SCHEMA, createdBy: actorUid })
      deps.couponCodes.createIn(tx, { ...base, ...terms, couponId, batch, isOffered: true, redemptions: 0 })
    }
    deps.coupons.updateIn(tx, coupon, { codes: coupon.codes + names.length })
    const facts = { count: names.length, first: names[0] ?? '', redemptionsMax: terms.redemptionsMax }
    deps.auditLog.appendIn(tx, { action: 'coupon.codes_added', actorUid, subject: paths.coupon(couponId), facts })
    return { codes: names }
  })
}

/** @throws `not_found` */
export async function setCodeOffer(
  deps: CodeAdminDeps,
  { uid: actorUid }: Caller,
  { code: name, isOffered }: z.output<typeof codeOfferContract.input>,
): Promise<OutputOf<typeof codeOfferContract>> {
  return deps.transact(async (tx) => {
    const code = await deps.couponCodes.getIn(tx, name)
    if (!code) throw new AppError('not_found', { message: `code ${name}` })
    if (code.isOffered === isOffered) return { code }
    const facts = { before: code.isOffered, after: isOffered }
    deps.auditLog.appendIn(tx, { action: 'coupon.code_changed', actorUid, subject: paths.couponCode(name), facts })
    return { code: deps.couponCodes.updateIn(tx, code, { isOffered }) }
  })
}

function randomPart(parts: readonly unknown[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, RANDOM_LENGTH)
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
