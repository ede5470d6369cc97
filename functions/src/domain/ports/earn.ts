import type { Payout, ProgramTerms, Referral, ReferralProgram, Referrer, Reward } from '@postwright/core/model/referral'
import type { Documents } from './documents.ts'
import type { Tx } from './transaction.ts'

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
