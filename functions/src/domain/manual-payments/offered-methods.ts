import type { OfferedMethod } from '@postwright/core/api/manual-payments'
import type { Invoice } from '@postwright/core/model/invoice'
import type { PaymentMethod } from '@postwright/core/model/payment-method'
import type { Deps } from '../ports/deps.ts'

type Paid = Pick<Invoice, 'currency' | 'details'>

/** The methods by which an invoice can be paid, in their order. */
export async function listOfferedMethods(
  { paymentMethods }: Pick<Deps, 'paymentMethods'>,
  invoice: Paid,
): Promise<OfferedMethod[]> {
  const methods = (await paymentMethods.list()).filter((method) => isOfferedFor(method, invoice))
  return methods
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, name, instructions, fields, needsProof }) => ({ id, name, instructions, fields, needsProof }))
}

/** An invoice without a country is paid by methods that are for all of them. */
export function isOfferedFor(
  { isOffered, currencies, countries }: PaymentMethod,
  { currency, details: { country } }: Paid,
): boolean {
  const takesCurrency = currencies.length === 0 || currencies.includes(currency)
  const takesCountry = countries.length === 0 || (country !== null && countries.includes(country))
  return isOffered && takesCurrency && takesCountry
}
