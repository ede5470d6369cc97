import type { Figures, FiguresDay } from '@postwright/core/model/figures-day'
import type { NetworkDay, PublishingDay } from '@postwright/core/model/publishing-day'
import type { UsageCounts, UsageDay } from '@postwright/core/model/usage-day'

/** What waits in a list for an admin. */
export type WaitingList = 'messages' | 'contributions' | 'payments' | 'payouts' | 'referrals'

export type Waiting = { count: number; oldestAt: number | null }

/** Bounded counts over what all people have. */
export type OperatorStore = {
  /** How many wait, counted up to `limit`, and since when the oldest does. */
  waitingIn: (list: WaitingList, limit: number) => Promise<Waiting>
  /** People and seals whose ledger is broken. */
  brokenLedgers: (limit: number) => Promise<number>
  /** Events of a payment provider that an admin has to look at, since an instant. */
  heldPaymentEvents: (since: number, limit: number) => Promise<Waiting>
  /** Mails that nobody has sent since an instant, and those that ended unsent since another. */
  stuckMails: (overdueSince: number, endedSince: number, limit: number) => Promise<Waiting>
  /** Card payments that were begun between two instants and that nothing has settled. */
  pendingPayments: (from: number, until: number, limit: number) => Promise<Waiting>
  /** When the oldest job that is not done was begun. */
  oldestOpenJob: () => Promise<number | null>
  /** Mails that were written from one instant up to before another. */
  countMails: (from: number, until: number) => Promise<number>
  countFigures: (weekBefore: number) => Promise<Figures>
}

export type PublishingDayStore = {
  /** Counts by network what the publish log has of one UTC day. Networks without any are left out. */
  count: (day: string) => Promise<NetworkDay[]>
  /** Days from `from` on, the earliest first. */
  listSince: (from: string) => Promise<PublishingDay[]>
  /** Stores a count, unless a later one or a closed one is stored. */
  save: (counted: PublishingDay) => Promise<void>
}

export type FiguresDayStore = {
  get: (day: string) => Promise<FiguresDay | null>
  /** Days from `from` on, the earliest first. */
  listSince: (from: string) => Promise<FiguresDay[]>
  /** Of two parallel counts the later write stays. */
  save: (counted: FiguresDay) => Promise<void>
}

/** Counts of one process over some time, under an id: stored once, however often they are sent. */
export type UsageFlush = { id: string; day: string; counts: UsageCounts }

export type UsageDayStore = {
  add: (flush: UsageFlush) => Promise<void>
  /** All parts of the days from `from` on. */
  listSince: (from: string) => Promise<UsageDay[]>
}

/** Counts the effort of this process, and stores it once a minute. */
export type UsageMeter = {
  add: (counts: Partial<UsageCounts>) => void
  /** Stores what was counted when a minute has passed since the last time. It never fails: what could not be stored is sent again. */
  flushIfDue: () => Promise<void>
}
