import type { BillablePlan } from '@postwright/core/money/plan-change'
import { AppError } from '../../functions/src/domain/app-error.ts'
import type { BillablePlans, ChargeOutcome, PaymentProvider } from '../../functions/src/domain/ports/billing.ts'

const prices = (month: number) => ({ eur: { month, year: month * 10 }, usd: { month: month + 100, year: month * 11 } })

/** Two plans that can be bought, in minor units: Solo for 9.00 € and Team for 29.00 € a month. */
export const PLANS: readonly BillablePlan[] = [
  { planId: 'solo', version: 1, name: 'Solo', tagline: 'For one person.', prices: prices(900), trialDays: 14 },
  { planId: 'team', version: 1, name: 'Team', tagline: 'For teams.', prices: prices(2900), trialDays: 14 },
]

export const billablePlans: BillablePlans = {
  listOffered: () => Promise.resolve([...PLANS]),
  find: (planId, version) =>
    Promise.resolve(PLANS.find((plan) => plan.planId === planId && plan.version === version) ?? null),
}

/** A payment provider that takes its next outcomes from `answers` and charges each payment once. */
export function createTestProvider() {
  const charged = new Map<string, number>()
  const answers: ChargeOutcome['kind'][] = []
  const provider: PaymentProvider = {
    openCheckout: ({ paymentId }) => Promise.resolve({ url: `https://pay.test/${paymentId}`, externalId: paymentId }),
    charge: ({ paymentId, invoice }) => {
      const answer = charged.has(paymentId) ? 'paid' : (answers.shift() ?? 'paid')
      if (answer === 'refused') return Promise.resolve({ kind: answer, reason: 'card_declined' })
      if (answer === 'unknown') return Promise.resolve({ kind: answer })
      charged.set(paymentId, invoice.total)
      return Promise.resolve({ kind: 'paid', externalId: `ch_${paymentId}`, cardHash: 'card' })
    },
    refund: () => Promise.resolve({ kind: 'done' }),
    lookUp: () => Promise.resolve(null),
    readEvent: () => Promise.reject(new AppError('signature_invalid')),
  }
  return { provider, charged, answers }
}
