import type { Invoice } from '@postwright/core/model/invoice'
import { NO_BILLING_DETAILS } from '@postwright/core/model/subscription'
import { makeBase } from './document-base.ts'

/** A month of Team, from 15 July 2027, in minor units. */
export const PLAN_LINE = {
  kind: 'plan' as const,
  planId: 'team',
  planName: 'Team',
  version: 1,
  interval: 'month' as const,
  periodStart: Date.UTC(2027, 6, 15, 12),
  periodEnd: Date.UTC(2027, 7, 15, 12),
  quantity: 1,
  unitAmount: 2900,
  amount: 2900,
}

/** A paid invoice of Ada over a month of Team; set only the fields that the test is about. */
export function makeInvoice(fields: Partial<Invoice> = {}): Invoice {
  return {
    ...makeBase('i1'),
    kind: 'invoice',
    number: 'PW-000007',
    uid: 'ada',
    creditOf: null,
    status: 'paid',
    lines: [PLAN_LINE],
    discount: null,
    tax: [],
    net: 2900,
    creditUsed: 0,
    total: 2900,
    currency: 'eur',
    details: NO_BILLING_DETAILS,
    seller: { name: 'Postwright', address: '', country: null, vatId: '' },
    effect: null,
    creditGiven: 0,
    issuedAt: PLAN_LINE.periodStart,
    dueAt: PLAN_LINE.periodStart,
    paidAt: PLAN_LINE.periodStart,
    attempt: 0,
    nextAttemptAt: null,
    ...fields,
  }
}
