import { z } from 'zod'
import { PLAN_CURRENCIES_MAX, PLAN_PRICE_MAX } from '@postwright/core/model/plan'
import { billingCurrencySchema } from '@postwright/core/model/subscription'
import { getMinorUnits } from '@/ui/format-amount.ts'

/** Typed amount of one currency, in major units; null while the field is empty. */
export type AmountRow = { currency: string; amount: number | null }

const amountRowSchema = z
  .object({
    currency: z.string().trim().toLowerCase().pipe(billingCurrencySchema),
    amount: z.number().min(0).nullable(),
  })
  .transform(({ currency, amount }) => ({ currency, minor: Math.round((amount ?? 0) * getMinorUnits(currency)) }))
  .refine(({ minor }) => minor >= 1 && minor <= PLAN_PRICE_MAX)

/** Rows as minor units by currency. */
export const amountRowsSchema = z
  .array(amountRowSchema)
  .max(PLAN_CURRENCIES_MAX)
  .refine((rows) => new Set(rows.map(({ currency }) => currency)).size === rows.length)
  .transform((rows): Record<string, number> => Object.fromEntries(rows.map(({ currency, minor }) => [currency, minor])))

/** Decimals that are typed in a currency; 2 while its name is not complete. */
export function countDecimals(currency: string): number {
  const known = billingCurrencySchema.safeParse(currency)
  return known.success ? Math.round(Math.log10(getMinorUnits(known.data))) : 2
}
