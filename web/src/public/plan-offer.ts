import { ownValue } from '@postwright/core/own-value'
import type { PlanTerms } from '@postwright/core/model/plan'
import { DEFAULT_PLANS } from '@postwright/core/money/default-plans'

/** A plan as offered to visitors. */
export type PlanOffer = PlanTerms & { planId: string }

/** Initial plans of every installation, shown until the API has responded. */
export const DEFAULT_OFFERS: readonly PlanOffer[] = Object.entries(DEFAULT_PLANS).map(([planId, terms]) => ({
  planId,
  ...terms,
}))

const MONTHS = 12

/** Returns the displayed price: in euros if available. `year` is null if it saves nothing over twelve months. */
export function getShownPrice({ prices }: Pick<PlanOffer, 'prices'>) {
  const currency = 'eur' in prices ? 'eur' : (Object.keys(prices)[0] ?? 'eur')
  const { month, year } = ownValue(prices, currency) ?? { month: 0, year: 0 }
  return { currency, month, year: year > 0 && year < month * MONTHS ? year : null }
}

/** Formats an amount in minor units, without cents if they are zero. */
export function formatMoney(minor: number, currency: string): string {
  const amount = minor / 100
  const digits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
