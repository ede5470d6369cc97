/** An amount in minor units as money, without cents where there are none. */
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
