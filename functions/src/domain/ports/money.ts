import type {
  BillablePlans,
  InvoiceStore,
  PaymentEventStore,
  PaymentMethodStore,
  PaymentProofStore,
  PaymentStore,
  SubscriptionStore,
  PaymentProvider,
} from './billing.ts'
import type { LedgerEntry, LedgerHead, LedgerKind, LedgerSeal } from '@postwright/core/model/ledger'
import type { Documents, Tx } from './documents.ts'
import type { Coupon, CouponCode, CouponRedemption } from '@postwright/core/model/coupon'
import type { Payout, ProgramTerms, Referral, ReferralProgram, Referrer, Reward } from '@postwright/core/model/referral'

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
  codeTurns: CodeQueue
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

/** Entries are added and never changed. */
export type LedgerEntryStore = Pick<Documents<LedgerEntry>, 'getIn' | 'createIn'> & {
  /** Entries of a person after a number, the earliest first. */
  listOf: (uid: string, page: { after: number; limit: number }) => Promise<LedgerEntry[]>
  /** Entries of one kind of a person, the latest first. */
  listLatest: (uid: string, kind: LedgerKind, limit: number) => Promise<LedgerEntry[]>
}

export type LedgerHeadStore = Pick<Documents<LedgerHead>, 'getIn' | 'createIn' | 'updateIn'> & {
  /** Heads that changed since they were sealed and are not broken, in no order. */
  listUnsealed: (limit: number) => Promise<LedgerHead[]>
  /** Heads whose entries were checked longest ago. */
  listLeastChecked: (limit: number) => Promise<LedgerHead[]>
}

export type LedgerSealStore = Pick<Documents<LedgerSeal>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  lastIn: (tx: Tx) => Promise<LedgerSeal | null>
  listLeastChecked: (limit: number) => Promise<LedgerSeal[]>
}

export type CouponStore = Pick<Documents<Coupon>, 'get' | 'getIn' | 'countIn' | 'createIn' | 'updateIn'> & {
  /** The latest first. */
  listLatest: (limit: number) => Promise<Coupon[]>
}

export type CouponCodeStore = Pick<Documents<CouponCode>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Codes of a coupon after one, in alphabetical order. */
  listOf: (couponId: string, page: { after: string | null; limit: number }) => Promise<CouponCode[]>
}

export type CouponRedemptionStore = Pick<
  Documents<CouponRedemption>,
  'get' | 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** Redemptions of a coupon, the latest first, after one. */
  listOf: (
    couponId: string,
    page: { before: Pick<CouponRedemption, 'createdAt' | 'id'> | null; limit: number },
  ) => Promise<CouponRedemption[]>
}

/** Runs the redemptions of one code one after the other, as far as they meet here. */
export type CodeQueue = <T>(code: string, work: () => Promise<T>) => Promise<T>

export type ReferrerStore = Pick<Documents<Referrer>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Adds a visit without reading; a person who is gone is left out. */
  addClick: (uid: string) => Promise<void>
}

/** Owners of referral codes. */
export type ReferralCodeStore = {
  ownerOf: (code: string) => Promise<string | null>
  ownerOfIn: (tx: Tx, code: string) => Promise<string | null>
  reserveIn: (tx: Tx, code: string, uid: string) => void
  /** Codes that a person has or had. */
  countOfIn: (tx: Tx, uid: string) => Promise<number>
}

export type ReferralStore = Pick<Documents<Referral>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Referrals that await review, the oldest first. */
  listUndecided: (limit: number) => Promise<Referral[]>
}

export type RewardStore = Pick<Documents<Reward>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Rewards of a person, the latest first. */
  listOf: (uid: string, limit: number) => Promise<Reward[]>
  /** Ids of pending rewards whose holding period is over, the longest first. */
  listDue: (now: number, limit: number) => Promise<string[]>
  /** Cash of a person that can be paid out. */
  availableOfIn: (tx: Tx, of: { uid: string; currency: string }, limit: number) => Promise<Reward[]>
  /** Rewards for the payments of a referred person. */
  ofReferredIn: (tx: Tx, referredUid: string, limit: number) => Promise<Reward[]>
  /** Of a person, by state and currency: the amounts less what was taken back. */
  sumsOf: (uid: string) => Promise<{ currency: string; state: Reward['state']; amount: number }[]>
}

export type PayoutStore = Pick<Documents<Payout>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  listOf: (uid: string, limit: number) => Promise<Payout[]>
  /** Payouts that are requested or under way, the oldest first. */
  listOpen: (limit: number) => Promise<Payout[]>
}

export type ReferralProgramStore = {
  /** The terms in force: the default ones until an admin has set others. */
  terms: () => Promise<ProgramTerms>
  termsIn: (tx: Tx) => Promise<ProgramTerms>
  /** Null until an admin has set terms. */
  getIn: (tx: Tx) => Promise<ReferralProgram | null>
  saveIn: (tx: Tx, program: ReferralProgram) => void
}
