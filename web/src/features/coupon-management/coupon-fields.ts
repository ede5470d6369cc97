import { z } from 'zod'
import { PLAN_CURRENCIES_MAX, PLAN_PRICE_MAX } from '@postwright/core/model/plan'
import { billingCurrencySchema } from '@postwright/core/model/subscription'
import { getMinorUnits } from '@/ui/format-amount.ts'
import { endOfDay } from '@postwright/core/time/end-of-day'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { formatLongDate, viewerZone } from '@/ui/format-time.ts'

/** Typed amount in one currency, in major units; null while the field is empty. */
export type AmountRow = { currency: string; amount: number | null }

const amountRowSchema = z
  .object({
    currency: z.string().trim().toLowerCase().pipe(billingCurrencySchema),
    amount: z.number().min(0).nullable(),
  })
  .transform(({ currency, amount }) => ({ currency, minor: Math.round((amount ?? 0) * getMinorUnits(currency)) }))
  .refine(({ minor }) => minor >= 1 && minor <= PLAN_PRICE_MAX)

/** Parses rows into minor units by currency. */
export const amountRowsSchema = z
  .array(amountRowSchema)
  .max(PLAN_CURRENCIES_MAX)
  .refine((rows) => new Set(rows.map(({ currency }) => currency)).size === rows.length)
  .transform((rows): Record<string, number> => Object.fromEntries(rows.map(({ currency, minor }) => [currency, minor])))

/** Returns the number of decimals of a currency; 2 while its code is incomplete. */
export function countDecimals(currency: string): number {
  const known = billingCurrencySchema.safeParse(currency)
  return known.success ? Math.round(Math.log10(getMinorUnits(known.data))) : 2
}

/** Parses the last day, `YYYY-MM-DD`, into the instant at which it ends in the viewer's time zone; an empty one into null. Refuses past days. */
export const lastDaySchema = z
  .union([z.literal(''), z.iso.date()])
  .transform((day) => (day === '' ? null : endOfDay(day, viewerZone())))
  .refine((end) => end === null || end > Date.now())

/** Formats the last whole day before an end time. */
export function formatLastDay(end: number): string {
  return formatLongDate(fromInstant(end - 1, viewerZone()).local.slice(0, 10))
}
