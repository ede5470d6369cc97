import { jobs } from '@postwright/core/collections/jobs'
import { JOB_TURN } from '@postwright/core/limits'
import { exportJob } from '@postwright/core/jobs/export'
import { STUCK_PAGE_MAX } from '@postwright/core/model/failed-post'
import type { Mail } from '@postwright/core/model/mail'
import type { Payment } from '@postwright/core/model/payment'
import type { PaymentEvent } from '@postwright/core/model/payment-event'
import { describe, expect, it } from 'vitest'
import { listStuckJobs } from '../../functions/src/domain/failed-posts/stuck-jobs.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import type { ListPage, ListPlace } from '../../functions/src/domain/ports/documents.ts'
import { listStuckMails, MAIL_OVERDUE_AFTER } from '../../functions/src/domain/stuck-work/stuck-mails.ts'
import { listStuckPayments, PAYMENT_STUCK_AFTER } from '../../functions/src/domain/stuck-work/stuck-payments.ts'
import { MADE_AT, makeBase } from '../support/factories/document-base.ts'
import { makeJob } from '../support/factories/job.ts'
import { readAllPages } from '../support/read-all-pages.ts'

const NOW = MADE_AT
const clock = { now: () => NOW, sleep: () => Promise.resolve() }
const users = { getAll: () => Promise.resolve([]) }

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const idsOf = (name: string, count: number) => numbers(count).map((at) => `${name}${at}`)

const makePayment = (id: string, createdAt: number): Payment => ({
  ...makeBase(id),
  createdAt,
  uid: 'cora',
  invoiceId: 'invoice1',
  provider: 'stripe',
  methodId: null,
  amount: 1_900,
  currency: 'usd',
  status: 'pending',
  refundedAmount: 0,
  externalId: `cs_${id}`,
  cardHash: null,
  answers: [],
  submittedAt: null,
  proof: null,
  approvals: [],
  reason: null,
  paidAt: null,
  refunds: [],
})

const makeEvent = (id: string, createdAt: number): PaymentEvent => ({
  ...makeBase(id),
  createdAt,
  type: 'charge.dispute.created',
  paymentId: `of-${id}`,
  outcome: 'held',
  expiresAt: NOW + 1,
})

const makeMail = (id: string, more: Partial<Mail>): Mail => ({
  ...makeBase(id),
  kind: 'invite',
  workspaceId: null,
  to: 'cora@example.com',
  facts: {},
  sealedPath: null,
  items: [],
  more: 0,
  state: 'waiting',
  attempts: 1,
  dueAt: null,
  problem: null,
  expiresAt: NOW + 1,
  ...more,
})

/** The rows after a place in pages of `size`, as a store delivers them. The first page is empty, as if all its documents were unreadable. */
async function* pagesOf<Row>(rows: readonly Row[], placeOf: (row: Row) => ListPlace, { after, size }: ListPage) {
  yield []
  const isPlace = (row: Row) => JSON.stringify(placeOf(row)) === JSON.stringify(after)
  const rest = after === null ? rows : rows.slice(rows.findIndex(isPlace) + 1)
  for (let at = 0; at < rest.length; at += size) yield rest.slice(at, at + size)
}

function paymentDeps({ held, pending }: { held: PaymentEvent[]; pending: Payment[] }) {
  const asked: { since: number; until?: number }[] = []
  const placeOf = ({ id, createdAt }: PaymentEvent | Payment) => ({ ids: [id], value: createdAt })
  const deps = {
    clock,
    users,
    paymentEvents: {
      heldPages: (_: object, page: ListPage) => pagesOf(held, placeOf, page),
    },
    payments: {
      get: () => Promise.resolve(null),
      pendingPages: (span: { since: number; until?: number }, page: ListPage) => {
        asked.push(span)
        return pagesOf(pending, placeOf, page)
      },
    },
  }
  return { deps: deps as never as Deps, asked }
}

describe('The list of stuck payments', () => {
  it('shows every held event and every pending payment once, page by page', async () => {
    const held = numbers(STUCK_PAGE_MAX + 10).map((at) => makeEvent(`evt${at}`, NOW - at))
    const pending = numbers(2 * STUCK_PAGE_MAX).map((at) =>
      makePayment(`pay${at}`, NOW - PAYMENT_STUCK_AFTER - 500 + at),
    )
    const { deps, asked } = paymentDeps({ held, pending })
    const pages = await readAllPages((input) => listStuckPayments(deps, input))
    expect(pages.map(({ payments }) => payments.length)).toEqual([STUCK_PAGE_MAX, STUCK_PAGE_MAX, STUCK_PAGE_MAX, 10])
    expect(pages.flatMap(({ payments }) => payments.map(({ paymentId }) => paymentId))).toEqual([
      ...held.map(({ paymentId }) => paymentId),
      ...pending.map(({ id }) => id),
    ])
    expect(asked.every(({ until }) => until === NOW - PAYMENT_STUCK_AFTER)).toBe(true)
  })

  it('has no further page after one that is just full', async () => {
    const pending = numbers(STUCK_PAGE_MAX).map((at) => makePayment(`pay${at}`, at))
    const { deps } = paymentDeps({ held: [], pending })
    expect((await listStuckPayments(deps, {})).cursor).toBeNull()
  })

  it('goes on with pending payments after a page that held events fill', async () => {
    const held = numbers(STUCK_PAGE_MAX).map((at) => makeEvent(`evt${at}`, NOW - at))
    const { deps } = paymentDeps({ held, pending: [makePayment('pay', 1)] })
    const pages = await readAllPages((input) => listStuckPayments(deps, input))
    expect(pages.map(({ payments }) => payments.length)).toEqual([STUCK_PAGE_MAX, 1])
  })

  it('refuses a cursor of another list', async () => {
    const { deps } = paymentDeps({ held: [], pending: [] })
    for (const after of ['overdue mail1 5', 'held', 'pending pay1 soon', '']) {
      await expect(listStuckPayments(deps, { after })).rejects.toMatchObject({ code: 'validation_failed' })
    }
  })
})

it('The list of stuck mails shows every overdue and every unsent mail once, page by page', async () => {
  const overdue = numbers(STUCK_PAGE_MAX + 1).map((at) =>
    makeMail(`late${at}`, { dueAt: NOW - MAIL_OVERDUE_AFTER - 99 + at }),
  )
  const ended = numbers(STUCK_PAGE_MAX).map((at) => makeMail(`ended${at}`, { state: 'failed', createdAt: NOW - at }))
  const mails = {
    overduePages: (_: number, page: ListPage) =>
      pagesOf(overdue, ({ id, dueAt }) => ({ ids: [id], value: dueAt ?? 0 }), page),
    unsentPages: (_: number, page: ListPage) =>
      pagesOf(ended, ({ id, createdAt }) => ({ ids: [id], value: createdAt }), page),
  }
  const pages = await readAllPages((input) => listStuckMails({ clock, mails } as never, input))
  expect(pages.map((page) => page.mails.length)).toEqual([STUCK_PAGE_MAX, STUCK_PAGE_MAX, 1])
  expect(pages.flatMap((page) => page.mails.map(({ id }) => id))).toEqual([
    ...idsOf('late', overdue.length),
    ...idsOf('ended', ended.length),
  ])
})

it('The list of stuck jobs shows every job once, page by page', async () => {
  const found = numbers(2 * STUCK_PAGE_MAX + 1).map((at) => {
    const updatedAt = NOW - JOB_TURN - 500 + at
    const job = makeJob(exportJob, {}, { id: 'job1', status: 'running', updatedAt })
    return { uid: `person${at}`, job: jobs.schema.parse(job) }
  })
  const standingJobs = {
    pages: (_: number, page: ListPage) =>
      pagesOf(found, ({ uid, job }) => ({ ids: [uid, job.id], value: job.updatedAt }), page),
  }
  const pages = await readAllPages((input) => listStuckJobs({ clock, users, standingJobs } as never, input))
  expect(pages.map((page) => page.jobs.length)).toEqual([STUCK_PAGE_MAX, STUCK_PAGE_MAX, 1])
  expect(pages.flatMap((page) => page.jobs.map(({ uid }) => uid))).toEqual(idsOf('person', found.length))
})
