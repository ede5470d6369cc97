import type { Seller, TaxLine } from '../model/invoice.ts'
import type { BillingDetails } from '../model/subscription.ts'

/** A standard tax rate in basis points, valid from the day `validFrom` (epoch milliseconds). */
export type TaxRate = { country: string; rate: number; validFrom: number }

/**
 * Tables against which the EU rates were checked, and the date. The rates for Estonia since July and Romania since August 2025, the United Kingdom,
 * Switzerland and Norway are in none of them: an operator must check the countries it sells to before charging tax.
 */
export const TAX_RATES_SOURCE = {
  name: 'mindlink.lv/useful/vat-rates-in-eu; vatcompliance.co/eu-vat-rates',
  readOn: '2026-11-26',
} as const

const rate = (country: string, percent: number, validFrom = '2024-01-01'): TaxRate => ({
  country,
  rate: Math.round(percent * 100),
  validFrom: Date.parse(validFrom),
})

export const TAX_RATES: readonly TaxRate[] = [
  rate('AT', 20),
  rate('BE', 21),
  rate('BG', 20),
  rate('CH', 8.1),
  rate('CY', 19),
  rate('CZ', 21),
  rate('DE', 19),
  rate('DK', 25),
  rate('EE', 22),
  rate('EE', 24, '2025-07-01'),
  rate('ES', 21),
  rate('FI', 24),
  rate('FI', 25.5, '2024-09-01'),
  rate('FR', 20),
  rate('GB', 20),
  rate('GR', 24),
  rate('HR', 25),
  rate('HU', 27),
  rate('IE', 23),
  rate('IT', 22),
  rate('LT', 21),
  rate('LU', 17),
  rate('LV', 21),
  rate('MT', 18),
  rate('NL', 21),
  rate('NO', 25),
  rate('PL', 23),
  rate('PT', 23),
  rate('RO', 19),
  rate('RO', 21, '2025-08-01'),
  rate('SE', 25),
  rate('SI', 22),
  rate('SK', 20),
  rate('SK', 23, '2025-01-01'),
]

const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

/** The operator as a taxpayer: its country and its tax registrations; `EU` means the one-stop shop. */
export type TaxSetup = { seller: Pick<Seller, 'country' | 'vatId'>; registrations: readonly string[] }

/**
 * Computes tax on a net amount in minor units, rounded half up. A business in another EU country with a VAT id accounts for the tax itself (reverse
 * charge); where the operator is not registered, no tax is charged and the line states the reason.
 */
export function taxInvoice(
  net: number,
  { country, vatId }: Pick<BillingDetails, 'country' | 'vatId'>,
  { seller, registrations }: TaxSetup,
  at: number,
): TaxLine[] {
  if (country === null || seller.country === null) return []
  const found = findRate(country, at)
  if (found === null) return [{ country, rate: 0, treatment: 'outside_scope', amount: 0 }]
  const isDomestic = country === seller.country
  if (!isDomestic && vatId !== '' && EU.has(country) && EU.has(seller.country)) {
    return [{ country, rate: 0, treatment: 'reverse_charge', amount: 0 }]
  }
  const isRegistered = registrations.includes(country) || (EU.has(country) && registrations.includes('EU'))
  if (!isRegistered) return [{ country, rate: 0, treatment: 'not_registered', amount: 0 }]
  return [{ country, rate: found, treatment: 'taxed', amount: shareOf(net, found) }]
}

function findRate(country: string, at: number): number | null {
  const valid = TAX_RATES.filter((each) => each.country === country && each.validFrom <= at)
  return valid.toSorted((a, b) => b.validFrom - a.validFrom)[0]?.rate ?? null
}

function shareOf(net: number, basisPoints: number): number {
  const amount = BigInt(Math.abs(net)) * BigInt(basisPoints)
  return Number((amount * 2n + 10_000n) / 20_000n) * Math.sign(net)
}
