import { formatLongDate } from '@/ui/format-time.ts'

/** The number of minor units in one of a currency. */
export function getMinorUnits(currency: string): number {
  return 10 ** (moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2)
}

/** An amount in minor units as money, by the decimals of its currency. */
export function formatAmount(minor: number, currency: string): string {
  return moneyFormat(currency).format(minor / getMinorUnits(currency))
}

function moneyFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() })
}

/** The day of a billing time with its year, in UTC as periods are counted. */
export function formatBillingDay(instant: number): string {
  return formatLongDate(new Date(instant).toISOString().slice(0, 10))
}
