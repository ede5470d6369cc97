import type { CanaryStore } from './own-networks.ts'
import type { Figures, FiguresDay } from '@postwright/core/model/figures-day'
import type { NetworkDay, PublishingDay } from '@postwright/core/model/publishing-day'
import type { UsageCounts, UsageDay } from '@postwright/core/model/usage-day'
import type { AdminRequest } from '@postwright/core/model/admin-request'
import type { Documents, ListPage, OfPerson, Tx } from './documents.ts'
import type { AnnouncementBoard } from '@postwright/core/model/announcement'
import type { Notification } from '@postwright/core/model/notification'
import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import type { SupportView } from '@postwright/core/model/support-view'
import type { FailedState } from '@postwright/core/model/failed-post'
import type { Job } from '@postwright/core/jobs/kinds'
import type { Variant } from '@postwright/core/model/variant'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { ServiceSwitch, ServiceId } from '@postwright/core/model/service-switch'
import type { ServiceDecision } from '@postwright/core/switches/services'
import type { AuditEntry, AuditFilter } from '@postwright/core/model/audit-entry'
import type { AuditSeal } from '@postwright/core/model/audit-seal'

/** List of items that wait for an admin. */
export type WaitingList = 'messages' | 'contributions' | 'payments' | 'payouts' | 'referrals'

export type Waiting = { count: number; oldestAt: number | null }

/** Bounded counts over the data of all people. */
export type OperatorStore = {
  /** Counts waiting items up to `limit`, and returns the time of the oldest one. */
  waitingIn: (list: WaitingList, limit: number) => Promise<Waiting>
  /** Counts people and seals with a broken ledger. */
  brokenLedgers: (limit: number) => Promise<number>
  /** Counts events of a payment provider since a time that an admin must review. */
  heldPaymentEvents: (since: number, limit: number) => Promise<Waiting>
  /** Counts emails overdue since a time, and those written since another time that ended unsent. `oldestAt` covers only the overdue ones. */
  stuckMails: (overdueSince: number, endedSince: number, limit: number) => Promise<Waiting>
  /** Counts card payments that were started between two times and are not settled. */
  pendingPayments: (from: number, until: number, limit: number) => Promise<Waiting>
  /** Returns the creation time of the oldest queued or running job; null if there is none. */
  oldestOpenJob: () => Promise<number | null>
  /** Counts emails written from one time up to, but not including, another. */
  countMails: (from: number, until: number) => Promise<number>
  countFigures: (weekBefore: number) => Promise<Figures>
}

export type PublishingDayStore = {
  /** Counts the entries of the publish log by network for one UTC day. Networks without entries are left out. */
  count: (day: string) => Promise<NetworkDay[]>
  /** Lists the days since `from`, inclusive, earliest first. */
  listSince: (from: string) => Promise<PublishingDay[]>
  /** Stores a count unless a later or final one is stored. */
  save: (counted: PublishingDay) => Promise<void>
}

export type FiguresDayStore = {
  get: (day: string) => Promise<FiguresDay | null>
  /** Lists the days since `from`, inclusive, earliest first. */
  listSince: (from: string) => Promise<FiguresDay[]>
  /** Stores a day's figures; the later write of two parallel counts is kept. */
  save: (counted: FiguresDay) => Promise<void>
}

/** Counts of one process over a period, with an ID: stored once, even if sent repeatedly. */
export type UsageFlush = { id: string; day: string; counts: UsageCounts }

export type UsageDayStore = {
  add: (flush: UsageFlush) => Promise<void>
  /** Lists all parts of the days since `from`, inclusive. */
  listSince: (from: string) => Promise<UsageDay[]>
}

/** Meter of this process's usage, which is stored at most once a minute. */
export type UsageMeter = {
  add: (counts: Partial<UsageCounts>) => void
  /** Stores the counts if a minute has passed since the last flush. It never fails: unstored counts are sent again. */
  flushIfDue: () => Promise<void>
}

/** Cursor of a request in a list. */
export type AdminRequestPlace = Pick<AdminRequest, 'closesAt' | 'id'>

type Page = { now: number; after: AdminRequestPlace | null; limit: number }

export type AdminRequestStore = Pick<Documents<AdminRequest>, 'get' | 'getIn' | 'saveIn' | 'updateIn'> & {
  /** Lists requests that expire after `now`, soonest first. */
  listWaiting: (page: Page) => Promise<AdminRequest[]>
  /** Lists decided and expired requests, latest first. */
  listClosed: (page: Page) => Promise<AdminRequest[]>
}

export type AnnouncementStore = Pick<Documents<AnnouncementBoard>, 'get' | 'getIn' | 'createIn' | 'updateIn'>

export type SupportViewStore = Pick<Documents<SupportView, OfPerson>, 'getIn' | 'createIn' | 'updateIn'> & {
  /** Lists a person's views, latest first. */
  listLatest: (uid: string, limit: number) => Promise<SupportView[]>
  listLatestIn: (tx: Tx, uid: string, limit: number) => Promise<SupportView[]>
}

/** Data of an account for a support view. */
export type ViewedAccountStore = {
  channels: (wid: string, limit: number) => Promise<Connection[]>
  /** Lists planned posts, latest first, then drafts; starts after a post if it still exists. */
  posts: (wid: string, page: { after: string | null; limit: number }) => Promise<Post[]>
  notifications: (uid: string, limit: number) => Promise<Notification[]>
}

type FailedFilter = {
  state: FailedState
  platform?: Platform | undefined
  cause?: PublishErrorKind | undefined
  workspaceId?: string | undefined
  person?: string | undefined
}

/** Cursor of a publication in the list: its time and its IDs. */
export type FailedPlace = { updatedAt: number; workspaceId: string; variantId: string }

/** Publications of all workspaces that failed, are unconfirmed or are held. */
export type FailedPostStore = {
  /** Returns a page of publications after the cursor, latest first. */
  page: (filter: FailedFilter, after: FailedPlace | null, limit: number) => Promise<Variant[]>
  /** Counts the failures on a network since a time, of one kind or of all. */
  count: (platform: Platform, since: number, kind?: PublishErrorKind) => Promise<number>
}

/** A stuck job of a person. */
export type StandingJob = { uid: string; job: Job }

export type StandingJobStore = {
  /** Reads waiting or running jobs of all people without a write since a time, oldest first, page by page. A place has a uid and the job's ID. */
  pages: (until: number, page: ListPage) => AsyncIterable<StandingJob[]>
}

export type SwitchStore = Pick<Documents<ServiceSwitch>, 'get' | 'getIn' | 'list' | 'createIn' | 'updateIn'>

/** User of a service: a workspace, on behalf of its owner, or only an account. */
export type ServicePlace = { workspaceId: string } | { uid: string }

export type ServiceGate = {
  decide: (id: ServiceId, place: ServicePlace) => Promise<ServiceDecision>
  /** @throws `service_off` */
  require: (id: ServiceId, place: ServicePlace) => Promise<void>
  /** Returns all states, at most ten seconds old. */
  states: () => Promise<readonly ServiceSwitch[]>
  /** Clears the cache, so this process reads the states again. */
  forget: () => void
}

/** Work paused by a stopped service: its amount, the people affected next, and the time when the next item is due. */
export type PausedWork = { count: number; people: readonly string[]; nextAt: number | null }

export type ServiceWorkStore = {
  /** Counts the paused work of a service in the database, and reads at most `limit` items of it. */
  measure: (id: ServiceId, limit: number) => Promise<PausedWork>
}

/** Read access to the audit log; `AuditLogStore` appends entries. */
export type AuditEntriesStore = {
  get: (id: string) => Promise<AuditEntry | null>
  /** Lists entries from a time up to, but not including, another one, earliest first. */
  listBetween: (from: number, until: number, limit: number) => Promise<AuditEntry[]>
  /** Lists entries that match a filter, latest first, after a given one. */
  listFiltered: (filter: AuditFilter, page: { after: string | null; limit: number }) => Promise<AuditEntry[]>
  /**
   * Upgrades entries from version 1 to version 2.
   * @returns the number of upgraded entries, up to `limit`
   */
  upgrade: (limit: number) => Promise<number>
}

export type AuditSealStore = Pick<Documents<AuditSeal>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  last: () => Promise<AuditSeal | null>
  lastIn: (tx: Tx) => Promise<AuditSeal | null>
  listAfter: (seq: number, limit: number) => Promise<AuditSeal[]>
  /** Lists the seals whose last comparison is oldest. */
  listLeastChecked: (limit: number) => Promise<AuditSeal[]>
}

export type OperatorStores = {
  operator: OperatorStore
  publishingDays: PublishingDayStore
  figureDays: FiguresDayStore
  canary: CanaryStore
  announcements: AnnouncementStore
  usageDays: UsageDayStore
  usageMeter: UsageMeter
}
