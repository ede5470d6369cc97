import { formatLongDate } from '@/ui/format-time.ts'

/** An amount in minor units as money, by the decimals of its currency. */
export function formatAmount(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** The day of a billing time with its year, in UTC as periods are counted. */
export function formatBillingDay(instant: number): string {
  return formatLongDate(new Date(instant).toISOString().slice(0, 10))
}
