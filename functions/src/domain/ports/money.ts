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
  /** Provider of card payments; null if the operator has set up none. */
  paymentProvider: PaymentProvider | null
}

export type Earning = {
  referrers: ReferrerStore
  referralCodes: ReferralCodeStore
  referrals: ReferralStore
  referralProgram: ReferralProgramStore
  rewards: RewardStore
  payouts: PayoutStore
}

/** Entries are only added, never changed. */
export type LedgerEntryStore = Pick<Documents<LedgerEntry>, 'getIn' | 'createIn'> & {
  /** Lists entries of a person after a number, earliest first. */
  listOf: (uid: string, page: { after: number; limit: number }) => Promise<LedgerEntry[]>
  /** Lists a person's entries of one kind, latest first. */
  listLatest: (uid: string, kind: LedgerKind, limit: number) => Promise<LedgerEntry[]>
}

export type LedgerHeadStore = Pick<Documents<LedgerHead>, 'getIn' | 'createIn' | 'updateIn'> & {
  /** Lists heads that changed since their last seal and are not broken, unordered. */
  listUnsealed: (limit: number) => Promise<LedgerHead[]>
  /** Lists the heads whose last check is oldest. */
  listLeastChecked: (limit: number) => Promise<LedgerHead[]>
}

export type LedgerSealStore = Pick<Documents<LedgerSeal>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  lastIn: (tx: Tx) => Promise<LedgerSeal | null>
  listLeastChecked: (limit: number) => Promise<LedgerSeal[]>
}

export type CouponStore = Pick<Documents<Coupon>, 'get' | 'getIn' | 'countIn' | 'createIn' | 'updateIn'> & {
  /** Lists coupons, latest first. */
  listLatest: (limit: number) => Promise<Coupon[]>
}

export type CouponCodeStore = Pick<Documents<CouponCode>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Lists codes of a coupon after a given one, in alphabetical order. */
  listOf: (couponId: string, page: { after: string | null; limit: number }) => Promise<CouponCode[]>
}

export type CouponRedemptionStore = Pick<
  Documents<CouponRedemption>,
  'get' | 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'
> & {
  /** Lists redemptions of a coupon after a given one, latest first. */
  listOf: (
    couponId: string,
    page: { before: Pick<CouponRedemption, 'createdAt' | 'id'> | null; limit: number },
  ) => Promise<CouponRedemption[]>
}

/** Serial queue per code: runs the redemptions of one code one after the other within this process. */
export type CodeQueue = <T>(code: string, work: () => Promise<T>) => Promise<T>

export type ReferrerStore = Pick<Documents<Referrer>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Adds a click without a read; a deleted person is skipped. */
  addClick: (uid: string) => Promise<void>
}

/** Owners of referral codes. */
export type ReferralCodeStore = {
  ownerOf: (code: string) => Promise<string | null>
  ownerOfIn: (tx: Tx, code: string) => Promise<string | null>
  reserveIn: (tx: Tx, code: string, uid: string) => void
  /** Counts the current and former codes of a person. */
  countOfIn: (tx: Tx, uid: string) => Promise<number>
}

export type ReferralStore = Pick<Documents<Referral>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Lists referrals that await review, oldest first. */
  listUndecided: (limit: number) => Promise<Referral[]>
}

export type RewardSum = Pick<Reward, 'currency' | 'state' | 'amount'>

export type RewardStore = Pick<Documents<Reward>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  /** Lists rewards of a person, latest first. */
  listOf: (uid: string, limit: number) => Promise<Reward[]>
  /** Lists the IDs of pending rewards whose holding period is over, longest overdue first. */
  listDue: (now: number, limit: number) => Promise<string[]>
  /** Lists the cash rewards of a person that can be paid out. */
  availableOfIn: (tx: Tx, of: { uid: string; currency: string }, limit: number) => Promise<Reward[]>
  /** Lists the rewards for the payments of a referred person. */
  ofReferredIn: (tx: Tx, referredUid: string, limit: number) => Promise<Reward[]>
  /** Sums a person's rewards by state and currency, less the amounts taken back. */
  sumsOf: (uid: string) => Promise<RewardSum[]>
}

export type PayoutStore = Pick<Documents<Payout>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  listOf: (uid: string, limit: number) => Promise<Payout[]>
  /** Lists payouts that are requested or in progress, oldest first. */
  listOpen: (limit: number) => Promise<Payout[]>
}

export type ReferralProgramStore = {
  /** Returns the current terms: the defaults until an admin has set others. */
  terms: () => Promise<ProgramTerms>
  termsIn: (tx: Tx) => Promise<ProgramTerms>
  /** Returns the stored terms; null until an admin has set terms. */
  getIn: (tx: Tx) => Promise<ReferralProgram | null>
  saveIn: (tx: Tx, program: ReferralProgram) => void
}
