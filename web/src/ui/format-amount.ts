import { formatLongDate } from '@/ui/format-time.ts'

/** Returns the number of minor units in one unit of a currency. */
export function getMinorUnits(currency: string): number {
  return 10 ** (moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2)
}

/** Formats an amount in minor units with the decimals of its currency. */
export function formatAmount(minor: number, currency: string): string {
  return moneyFormat(currency).format(minor / getMinorUnits(currency))
}

function moneyFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() })
}

/** Formats the day of a billing time with its year, in UTC like billing periods. */
export function formatBillingDay(instant: number): string {
  return formatLongDate(new Date(instant).toISOString().slice(0, 10))
}
