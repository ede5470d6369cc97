import type {
  PayoutStore,
  ReferralCodeStore,
  ReferralProgramStore,
  ReferralStore,
  ReferrerStore,
  RewardStore,
} from './earn.ts'
import type {
  BillablePlans,
  InvoiceStore,
  PaymentEventStore,
  PaymentMethodStore,
  PaymentProofStore,
  PaymentStore,
  SubscriptionStore,
} from './billing.ts'
import type { LedgerEntryStore, LedgerHeadStore, LedgerSealStore } from './ledger.ts'
import type { CodeTurns, CouponCodeStore, CouponRedemptionStore, CouponStore } from './coupons.ts'
import type { PaymentProvider } from './payments.ts'

/** Subscriptions, their invoices and payments, and the ledger of them. */
export type Billing = {
  subscriptions: SubscriptionStore
  invoices: InvoiceStore
  payments: PaymentStore
  paymentMethods: PaymentMethodStore
  paymentProofs: PaymentProofStore
  paymentEvents: PaymentEventStore
  ledgerEntries: LedgerEntryStore
  ledgerHeads: LedgerHeadStore
  ledgerSeals: LedgerSealStore
  billablePlans: BillablePlans
  coupons: CouponStore
  couponCodes: CouponCodeStore
  couponRedemptions: CouponRedemptionStore
  codeTurns: CodeTurns
  /** Null where the operator has set up no provider of card payments. */
  paymentProvider: PaymentProvider | null
}

/** Referrals and the rewards that are paid for them. */
export type Earning = {
  referrers: ReferrerStore
  referralCodes: ReferralCodeStore
  referrals: ReferralStore
  referralProgram: ReferralProgramStore
  rewards: RewardStore
  payouts: PayoutStore
}
