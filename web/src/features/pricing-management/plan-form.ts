import { z } from 'zod'
import { planIdSchema } from '@postwright/core/api/pricing'
import {
  NO_LIMITS,
  PLAN_CURRENCIES_MAX,
  PLAN_LIMITS,
  PLAN_PRICE_MAX,
  PLAN_TRIAL_DAYS_MAX,
  type PlanLimits,
  type PlanTerms,
  planTermsSchema,
} from '@postwright/core/model/plan'
import { billingCurrencySchema } from '@postwright/core/model/subscription'
import { getMinorUnits } from '@/ui/format-amount.ts'

/** Bytes of one unit of the storage field, which takes gigabytes. */
const STORAGE_UNIT = 1_000_000_000

const amount = z.number().min(0)

const priceRowSchema = z
  .object({ currency: z.string().trim().toLowerCase().pipe(billingCurrencySchema), month: amount, year: amount })
  .transform(({ currency, month, year }) => {
    const units = getMinorUnits(currency)
    return { currency, month: Math.round(month * units), year: Math.round(year * units) }
  })
  .refine(({ month, year }) => month <= PLAN_PRICE_MAX && year <= PLAN_PRICE_MAX)

/** The fields of a draft: prices in major units, one row each, storage in gigabytes, and an empty limit for unlimited. */
export const planFormSchema = z.object({
  planId: planIdSchema,
  name: planTermsSchema.shape.name,
  tagline: planTermsSchema.shape.tagline,
  trialDays: z.number().int().min(0).max(PLAN_TRIAL_DAYS_MAX),
  prices: z
    .array(priceRowSchema)
    .min(1)
    .max(PLAN_CURRENCIES_MAX)
    .refine((rows) => new Set(rows.map(({ currency }) => currency)).size === rows.length),
  limits: z.record(z.enum(PLAN_LIMITS), z.number().min(0).nullable()),
})

export type PlanFormValues = {
  planId: string
  name: string
  tagline: string
  trialDays: number
  prices: { currency: string; month: number; year: number }[]
  limits: PlanLimits
}

/** Returns the initial values of a form: those of the terms, or of a new plan. */
export function toFormValues(planId: string, terms: PlanTerms | null): PlanFormValues {
  if (!terms) return { ...NEW, planId }
  const { name, tagline, trialDays, prices, limits } = terms
  const rows = Object.entries(prices).map(([currency, { month, year }]) => {
    const units = getMinorUnits(currency)
    return { currency, month: month / units, year: year / units }
  })
  const storageBytes = limits.storageBytes === null ? null : limits.storageBytes / STORAGE_UNIT
  return { planId, name, tagline, trialDays, prices: rows, limits: { ...limits, storageBytes } }
}

const NEW = {
  name: '',
  tagline: '',
  trialDays: 14,
  prices: [{ currency: 'eur', month: 0, year: 0 }],
  limits: NO_LIMITS,
}

/** Converts validated fields to terms, with storage in bytes. */
export function toTerms({ name, tagline, trialDays, prices, limits }: z.output<typeof planFormSchema>): PlanTerms {
  const counts = Object.entries(limits).map(([limit, value]) => {
    const unit = limit === 'storageBytes' ? STORAGE_UNIT : 1
    return [limit, value === null ? null : Math.round(value * unit)]
  })
  return {
    name,
    tagline,
    trialDays,
    prices: Object.fromEntries(prices.map(({ currency, month, year }) => [currency, { month, year }])),
    limits: planTermsSchema.shape.limits.parse(Object.fromEntries(counts)),
  }
}
