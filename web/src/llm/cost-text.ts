const SMALLEST = 0.0001
const DECIMALS = 4

/** Formats the cost of using a model, including small fractions of a cent, such as `$0.0031`. */
export function costText(cost: number, currency: string): string {
  const money = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: cost > 0 && cost < 1 ? DECIMALS : 2,
  })
  return cost > 0 && cost < SMALLEST ? `< ${money.format(SMALLEST)}` : money.format(cost)
}
