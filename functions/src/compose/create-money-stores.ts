import type { Billing, Earning } from '../domain/ports/money.ts'
import type { Clock } from '../domain/ports/world.ts'
import type { Refs } from '../store/refs.ts'
import {
  createPayoutStore,
  createReferralCodeStore,
  createReferralProgramStore,
  createReferralStore,
  createReferrerStore,
  createRewardStore,
} from '../store/earn.ts'
import { createLedgerEntryStore, createLedgerHeadStore, createLedgerSealStore } from '../store/ledger.ts'
import { createCodeTurns } from '../domain/coupons/code-turns.ts'
import { createCouponCodeStore, createCouponRedemptionStore, createCouponStore } from '../store/coupons.ts'
import {
  createInvoiceStore,
  createPaymentEventStore,
  createPaymentMethodStore,
  createPaymentProofStore,
  createPaymentStore,
} from '../store/billing.ts'

type MoneyStores = Earning & Omit<Billing, 'subscriptions' | 'billablePlans' | 'paymentProvider'>

/** Stores of what is billed, paid and earned. */
export function createMoneyStores(refs: Refs, clock: Clock): MoneyStores {
  return {
    invoices: createInvoiceStore(refs, clock),
    payments: createPaymentStore(refs, clock),
    paymentMethods: createPaymentMethodStore(refs, clock),
    paymentProofs: createPaymentProofStore(refs, clock),
    coupons: createCouponStore(refs, clock),
    couponCodes: createCouponCodeStore(refs, clock),
    couponRedemptions: createCouponRedemptionStore(refs, clock),
    codeTurns: createCodeTurns(),
    referrers: createReferrerStore(refs, clock),
    referralCodes: createReferralCodeStore(refs),
    referrals: createReferralStore(refs, clock),
    referralProgram: createReferralProgramStore(refs),
    rewards: createRewardStore(refs, clock),
    payouts: createPayoutStore(refs, clock),
    paymentEvents: createPaymentEventStore(refs, clock),
    ledgerEntries: createLedgerEntryStore(refs, clock),
    ledgerHeads: createLedgerHeadStore(refs, clock),
    ledgerSeals: createLedgerSealStore(refs, clock),
  }
}
