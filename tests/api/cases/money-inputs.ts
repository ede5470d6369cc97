import { DEFAULT_TERMS } from '@postwright/core/model/referral'

/** Inputs of calls about money. The records do not exist. */
export const MONEY_INPUTS = {
  planId: 'solo',
  version: 1,
  interval: 'month',
  currency: 'eur',
  purchaseKey: 'purchase1',
  provider: 'manual',
  cancelAtPeriodEnd: true,
  months: 1,
  invoiceId: 'invoice1',
  paymentId: 'payment1',
  methodId: 'method1',
  methodIds: [],
  answers: {},
  couponId: 'coupon1',
  isOffered: true,
  payoutKey: 'payout-key',
  payoutId: 'payout1',
  reason: '',
  program: DEFAULT_TERMS,
}
