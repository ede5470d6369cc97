import type { InvoiceSeries } from '../ports/billing.ts'

const PREFIX = { invoice: 'PW', credit_note: 'CN' } satisfies Record<InvoiceSeries, string>

/** The number of an invoice as it is printed: "PW-000042". */
export function numberOf(series: InvoiceSeries, value: number): string {
  return `${PREFIX[series]}-${String(value).padStart(6, '0')}`
}
