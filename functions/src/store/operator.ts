import { contactMessages } from '@postwright/core/collections/contact-messages'
import { ledgerHeads } from '@postwright/core/collections/ledger-heads'
import { ledgerSeals } from '@postwright/core/collections/ledger-seals'
import { mails } from '@postwright/core/collections/mails'
import { paymentEvents } from '@postwright/core/collections/payment-events'
import { payments } from '@postwright/core/collections/payments'
import { payouts } from '@postwright/core/collections/payouts'
import { sessions } from '@postwright/core/collections/sessions'
import { users } from '@postwright/core/collections/users'
import { workspaces } from '@postwright/core/collections/workspaces'
import { instant } from '@postwright/core/ids'
import { CONNECTIONS_GROUP, JOBS_GROUP, MEDIA_GROUP, paths, POSTS_GROUP, VARIANTS_GROUP } from '@postwright/core/paths'
import { AggregateField, type Query, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { OperatorStore, Waiting, WaitingList } from '../domain/ports/operator.ts'
import { converterFor } from './converter.ts'
import { countOf } from './queries.ts'
import { CONNECTED } from './plans.ts'
import { UNSENT } from './mails.ts'
import type { Refs } from './refs.ts'

const OPEN_JOBS = ['queued', 'running']

export function createOperatorStore(refs: Refs): OperatorStore {
  const all = ({ path }: { path: () => string }) => refs.db.collection(path())

  /** Queries of the lists, with the field that contains the start of the wait. */
  const lists: Record<WaitingList, { waiting: Query; since: string }> = {
    messages: { waiting: all(contactMessages).where('status', '==', 'new'), since: 'createdAt' },
    contributions: {
      waiting: refs.db.collection(paths.contributions()).where('state', '==', 'waiting'),
      since: 'createdAt',
    },
    payments: { waiting: all(payments).where('status', '==', 'in_review'), since: 'submittedAt' },
    payouts: { waiting: all(payouts).where('state', 'in', ['requested', 'processing']), since: 'createdAt' },
    referrals: {
      waiting: refs.db.collection(paths.referrals()).where('decision', '==', 'waiting'),
      since: 'createdAt',
    },
  }

  async function oldestOf(query: Query, field: string): Promise<number | null> {
    const schema = z.object({ [field]: instant().nullable() })
    const first = query.orderBy(field).limit(1).select(field).withConverter(converterFor({ schema }))
    return refs.rowsOf((await first.get()).docs).at(0)?.[field] ?? null
  }

  async function waitingOf(query: Query, field: string, limit: number): Promise<Waiting> {
    const [count, oldestAt] = await Promise.all([countOf(query.limit(limit)), oldestOf(query, field)])
    return { count, oldestAt }
  }

  return {
    waitingIn: (list, limit) => waitingOf(lists[list].waiting, lists[list].since, limit),

    brokenLedgers: async (limit) => {
      const counts = await Promise.all([
        countOf(all(ledgerHeads).where('broken.seq', '>=', 1).limit(limit)),
        countOf(all(ledgerSeals).where('isBroken', '==', true).limit(limit)),
      ])
      return counts[0] + counts[1]
    },

    heldPaymentEvents: (since, limit) => {
      const held = all(paymentEvents).where('outcome', '==', 'held')
      return waitingOf(held.where('createdAt', '>=', Timestamp.fromMillis(since)), 'createdAt', limit)
    },

    stuckMails: async (overdueSince, endedSince, limit) => {
      const overdue = all(mails).where('dueAt', '<=', Timestamp.fromMillis(overdueSince))
      const ended = all(mails)
        .where('state', 'in', UNSENT)
        .where('createdAt', '>=', Timestamp.fromMillis(endedSince))
        .orderBy('createdAt', 'desc')
      const [waiting, unsent] = await Promise.all([waitingOf(overdue, 'dueAt', limit), countOf(ended.limit(limit))])
      return { count: Math.min(limit, waiting.count + unsent), oldestAt: waiting.oldestAt }
    },

    pendingPayments: (from, until, limit) => {
      const pending = all(payments).where('provider', '==', 'stripe').where('status', '==', 'pending')
      const begun = pending
        .where('createdAt', '>=', Timestamp.fromMillis(from))
        .where('createdAt', '<=', Timestamp.fromMillis(until))
      return waitingOf(begun, 'createdAt', limit)
    },

    oldestOpenJob: async () => {
      const jobs = refs.db.collectionGroup(JOBS_GROUP)
      const oldest = await Promise.all(
        OPEN_JOBS.map((status) => oldestOf(jobs.where('status', '==', status), 'createdAt')),
      )
      return oldest.reduce((first, each) => (each !== null && (first === null || each < first) ? each : first), null)
    },

    countMails: (from, until) =>
      countOf(
        all(mails)
          .where('createdAt', '>=', Timestamp.fromMillis(from))
          .where('createdAt', '<', Timestamp.fromMillis(until)),
      ),

    countFigures: async (weekBefore) => {
      const since = Timestamp.fromMillis(weekBefore)
      const stored = refs.db.collectionGroup(MEDIA_GROUP).aggregate({ bytes: AggregateField.sum('bytes') })
      const published = refs.db.collectionGroup(VARIANTS_GROUP).where('state', '==', 'published')
      const [people, newPeople, activeSessions, workspaceCount, posts, publications, connections, media] =
        await Promise.all([
          countOf(all(users)),
          countOf(all(users).where('createdAt', '>=', since)),
          countOf(all(sessions).where('rotatedAt', '>=', since)),
          countOf(all(workspaces)),
          countOf(refs.db.collectionGroup(POSTS_GROUP)),
          countOf(published.orderBy('publishedAt', 'desc')),
          countOf(refs.db.collectionGroup(CONNECTIONS_GROUP).where('status', 'in', CONNECTED)),
          stored.get(),
        ])
      const { bytes } = z.object({ bytes: z.number().nullable() }).parse(media.data())
      return {
        people,
        newPeople,
        activeSessions,
        workspaces: workspaceCount,
        posts,
        publications,
        connections,
        storedBytes: bytes ?? 0,
      }
    },
  }
}
