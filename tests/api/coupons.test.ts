import { changePlan, getInvoice, previewChange } from '@postwright/core/api/billing'
import {
  addCouponCodes,
  createCoupon,
  findCouponMisuse,
  listCouponCodes,
  listCoupons,
  listRedemptions,
  setCodeOffer,
  setCouponOffer,
} from '@postwright/core/api/coupons'
import type { CodeTerms, CouponTerms } from '@postwright/core/model/coupon'
import { paths } from '@postwright/core/paths'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { billablePlans, createTestProvider } from '../support/billing.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const SOLO = { planId: 'solo', version: 1, interval: 'month', currency: 'eur' } as const
const TERMS: CouponTerms = {
  name: 'Spring',
  off: { kind: 'percent', share: 2000 },
  duration: { kind: 'months', months: 3 },
  planIds: [],
  redemptionsMax: null,
  expiresAt: null,
}
const CODE: CodeTerms = {
  redemptionsMax: null,
  expiresAt: null,
  isFirstPurchaseOnly: false,
  minimum: {},
  onlyUid: null,
}

let served: Awaited<ReturnType<typeof serveApi>>
let admin: TestCaller
let ada: TestCaller
let couponId: string

beforeAll(async () => {
  const deps = await createLocalDeps()
  served = await serveApi({ ...deps, billablePlans, paymentProvider: createTestProvider().provider })
  admin = await asAdmin(await createCaller({ api: served.api }), served.api)
  await confirm(admin)
})
afterAll(() => served.stop())

beforeEach(async () => {
  ada = await createCaller({ api: served.api })
  couponId = randomUUID()
})

const make = (terms: Partial<CouponTerms> = {}) => admin.call(createCoupon, { couponId, terms: { ...TERMS, ...terms } })

const ownCode = () => `T${couponId.slice(0, 12).toUpperCase()}`

const addCode = (terms: Partial<CodeTerms> = {}, code = ownCode()) =>
  admin.call(addCouponCodes, {
    couponId,
    batch: randomUUID(),
    wanted: { kind: 'chosen', code },
    terms: { ...CODE, ...terms },
  })

const buy = (caller: TestCaller, code: string) =>
  caller.call(changePlan, { ...SOLO, provider: 'manual', purchaseKey: 'purchase1', code })

describe('a coupon', () => {
  it('is made once for an id, keeps its terms and can be named and withdrawn', async () => {
    const { coupon } = dataOf(await make())
    expect(dataOf(await make({ name: 'Other', off: { kind: 'percent', share: 9000 } })).coupon).toEqual(coupon)
    const changed = dataOf(await admin.call(setCouponOffer, { couponId, name: 'Summer', isOffered: false })).coupon
    expect(changed).toMatchObject({ ...TERMS, name: 'Summer', isOffered: false })
    expect(dataOf(await admin.call(listCoupons, {})).coupons).toContainEqual(changed)
    dataOf(await addCode())
    const preview = dataOf(await ada.call(previewChange, { ...SOLO, code: ownCode() }))
    expect(preview).toMatchObject({ discount: null, code: { refusals: ['retired'] } })
  })

  it('cannot be made with hostile terms', async () => {
    for (const terms of [
      { off: { kind: 'percent', share: 0 } },
      { off: { kind: 'percent', share: 10_001 } },
      { off: { kind: 'amount', amounts: {} } },
      { off: { kind: 'amount', amounts: { __proto__x: 1 } } },
      { duration: { kind: 'months', months: 0 } },
      { redemptionsMax: 0 },
    ]) {
      errorOf(await make(terms as Partial<CouponTerms>), 'validation_failed')
    }
  })
})

describe('codes', () => {
  it('are made in bulk, unlike each other, and a repeated batch adds none', async () => {
    dataOf(await make())
    const wanted = { kind: 'random' as const, prefix: 'VIP-', count: 200 }
    const batch = { couponId, batch: randomUUID(), wanted, terms: { ...CODE, redemptionsMax: 1 } }
    const { codes } = dataOf(await admin.call(addCouponCodes, batch))
    expect(new Set(codes).size).toBe(200)
    expect(codes.every((code) => /^VIP-[2-9A-HJ-NP-Z]{10}$/.test(code))).toBe(true)
    expect(dataOf(await admin.call(addCouponCodes, batch)).codes).toEqual(codes)
    const listed = dataOf(await admin.call(listCouponCodes, { couponId }))
    expect(listed.codes.map(({ id }) => id)).toEqual(codes.toSorted((a, b) => (a < b ? -1 : 1)))
    const more = dataOf(await admin.call(listCouponCodes, { couponId, after: listed.after ?? codes[199] }))
    expect(more).toEqual({ codes: [], after: null })
    const { coupons } = dataOf(await admin.call(listCoupons, {}))
    expect(coupons.find(({ id }) => id === couponId)?.codes).toBe(200)
  })

  it('that were chosen are refused to a call that has not made them, on the same coupon as well', async () => {
    dataOf(await make())
    const wanted = { kind: 'chosen' as const, code: ownCode() }
    const call = { couponId, batch: randomUUID(), wanted, terms: { ...CODE, redemptionsMax: 5 } }
    dataOf(await admin.call(addCouponCodes, call))
    expect(dataOf(await admin.call(addCouponCodes, call))).toEqual({ codes: [ownCode()] })
    errorOf(await addCode({ redemptionsMax: 9 }), 'code_taken')
    const { codes } = dataOf(await admin.call(listCouponCodes, { couponId }))
    expect(codes).toMatchObject([{ id: ownCode(), redemptionsMax: 5 }])
  })

  it('belong to one coupon', async () => {
    dataOf(await make())
    dataOf(await addCode())
    const first = ownCode()
    couponId = randomUUID()
    dataOf(await make())
    errorOf(await addCode({}, first), 'code_taken')
    couponId = randomUUID()
    errorOf(await addCode(), 'not_found')
  })

  it('are typed in any case, lower the invoice, and are refused with every reason', async () => {
    dataOf(await make({ planIds: ['team'] }))
    const until = Date.now() - 1000
    dataOf(await addCode({ expiresAt: until, minimum: { eur: 100_000 }, onlyUid: 'somebody' }))
    const refused = dataOf(await ada.call(previewChange, { ...SOLO, code: ownCode().toLowerCase() }))
    expect(refused.code?.refusals).toEqual(['expired', 'other_person', 'plan', 'minimum'])
    errorOf(await buy(ada, ownCode()), 'code_refused')

    couponId = randomUUID()
    dataOf(await make())
    dataOf(await addCode())
    const typed = ` ${ownCode().toLowerCase()} `
    const preview = dataOf(await ada.call(previewChange, { ...SOLO, code: typed }))
    expect(preview).toMatchObject({ discount: { amount: 180 }, net: 720, next: { amount: 720 } })
    const reply = dataOf(await buy(ada, typed))
    if (reply.kind !== 'manual') throw new Error(reply.kind)
    const { invoice } = dataOf(await ada.call(getInvoice, { invoiceId: reply.invoiceId }))
    expect(invoice).toMatchObject({ total: 720, discount: { couponId, code: ownCode(), amount: 180 } })
    expect(dataOf(await admin.call(listRedemptions, { couponId })).redemptions).toMatchObject([
      { uid: ada.uid, amount: 180, invoice: { number: invoice.number, isPaid: false }, person: { id: ada.uid } },
    ])
  })

  it('can be withdrawn, one by one', async () => {
    dataOf(await make())
    dataOf(await addCode())
    const { code } = dataOf(await admin.call(setCodeOffer, { code: ownCode(), isOffered: false }))
    expect(code.isOffered).toBe(false)
    errorOf(await buy(ada, ownCode()), 'code_refused')
  })
})

it('groups people who redeem a coupon under several names by card, mailbox and network', async () => {
  dataOf(await make())
  dataOf(await addCode())
  const base = `misuse${couponId.slice(0, 8)}`
  const twins = await Promise.all(
    ['one', 'two'].map((tag) => createCaller({ api: served.api, email: `${base}+${tag}@example.com` })),
  )
  for (const caller of [...twins, ada]) dataOf(await buy(caller, ownCode()))
  for (const caller of [twins[0], ada]) {
    if (caller) await setFields(paths.subscription(caller.uid), { cardHash: 'the-same-card' })
  }
  const { checked, groups, people } = dataOf(await admin.call(findCouponMisuse, { couponId }))
  const sorted = (uids: readonly (string | undefined)[]) => uids.toSorted((a, b) => String(a).localeCompare(String(b)))
  expect(checked).toBe(3)
  expect(groups.map(({ mark, uids }) => [mark, sorted(uids)])).toEqual([
    ['card', sorted([twins[0]?.uid, ada.uid])],
    ['mailbox', sorted(twins.map(({ uid }) => uid))],
    ['network', sorted([...twins, ada].map(({ uid }) => uid))],
  ])
  expect(people).toHaveLength(3)
})

it('is nothing for people who are no admins, whatever their stored account says', async () => {
  await setFields(paths.user(ada.uid), { role: 'admin' })
  errorOf(await ada.call(listCoupons, {}), 'route_not_found')
  errorOf(await ada.call(createCoupon, { couponId, terms: TERMS }), 'route_not_found')
  errorOf(await ada.call(findCouponMisuse, { couponId }), 'route_not_found')
})
