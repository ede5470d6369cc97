import { z } from 'zod'
import { COUPON_MONTHS_MAX, type CouponOff, couponTermsSchema, type CouponTerms } from '@postwright/core/model/coupon'
import { type AmountRow, amountRowsSchema, lastDaySchema } from './coupon-fields.ts'

export type CouponFormValues = {
  name: string
  off: { kind: 'percent' | 'amount'; percent: number | null; amounts: AmountRow[] }
  duration: { kind: 'once' | 'months' | 'forever'; months: number | null }
  planIds: string[]
  redemptionsMax: number | null
  expiresOn: string
}

/** Only the chosen kind, percent or amounts, is checked. */
const offSchema = z
  .object({
    kind: z.enum(['percent', 'amount']),
    percent: z.number().nullable(),
    amounts: z.array(z.object({ currency: z.string(), amount: z.number().nullable() })),
  })
  .transform(({ kind, percent, amounts }, context): CouponOff => {
    const byCurrency = amountRowsSchema.safeParse(amounts)
    const typed =
      kind === 'percent'
        ? { kind, share: Math.round((percent ?? 0) * 100) }
        : { kind, amounts: byCurrency.success ? byCurrency.data : {} }
    const off = couponTermsSchema.shape.off.safeParse(typed)
    if (off.success) return off.data
    context.addIssue({ code: 'custom', path: [kind === 'percent' ? 'percent' : 'amounts'] })
    return z.NEVER
  })

const durationSchema = z
  .object({ kind: z.enum(['once', 'months', 'forever']), months: z.number().nullable() })
  .refine(({ kind, months }) => kind !== 'months' || isMonthCount(months), { path: ['months'] })
  .transform(({ kind, months }) => (kind === 'months' ? { kind, months: months ?? 1 } : { kind }))

function isMonthCount(months: number | null): boolean {
  return months !== null && Number.isInteger(months) && months >= 1 && months <= COUPON_MONTHS_MAX
}

/** The fields of a new coupon: a percentage or amounts in major units, and the last day as a date. */
export const couponFormSchema = z
  .object({
    name: couponTermsSchema.shape.name,
    off: offSchema,
    duration: durationSchema,
    planIds: couponTermsSchema.shape.planIds,
    redemptionsMax: couponTermsSchema.shape.redemptionsMax,
    expiresOn: lastDaySchema,
  })
  .transform(({ expiresOn, ...terms }): CouponTerms => ({ ...terms, expiresAt: expiresOn }))

export const NEW_COUPON: CouponFormValues = {
  name: '',
  off: { kind: 'percent', percent: null, amounts: [{ currency: 'eur', amount: null }] },
  duration: { kind: 'once', months: 3 },
  planIds: [],
  redemptionsMax: null,
  expiresOn: '',
}

/** Returns the terms entered so far; null while a field other than the name is invalid. */
export function readTerms(values: CouponFormValues): CouponTerms | null {
  const name = values.name.trim() === '' ? '-' : values.name
  return couponFormSchema.safeParse({ ...values, name }).data ?? null
}

export function hasTerms(coupon: CouponTerms, terms: CouponTerms): boolean {
  return JSON.stringify(couponTermsSchema.parse(coupon)) === JSON.stringify(couponTermsSchema.parse(terms))
}
