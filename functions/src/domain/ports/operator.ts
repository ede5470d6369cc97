import type { CanaryStore } from './own-networks.ts'
import type { Figures, FiguresDay } from '@postwright/core/model/figures-day'
import type { NetworkDay, PublishingDay } from '@postwright/core/model/publishing-day'
import type { UsageCounts, UsageDay } from '@postwright/core/model/usage-day'
import type { AdminRequest } from '@postwright/core/model/admin-request'
import type { Documents, OfPerson, Tx } from './documents.ts'
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

/** Place of a request in a list. */
export type AdminRequestPlace = Pick<AdminRequest, 'closesAt' | 'id'>

type Page = { now: number; after: AdminRequestPlace | null; limit: number }

export type AdminRequestStore = Pick<Documents<AdminRequest>, 'get' | 'getIn' | 'saveIn' | 'updateIn'> & {
  /** Requests that close after `now`, the next to expire first. */
  listWaiting: (page: Page) => Promise<AdminRequest[]>
  /** Decided and expired requests, the latest first. */
  listClosed: (page: Page) => Promise<AdminRequest[]>
}

export type AnnouncementStore = Pick<Documents<AnnouncementBoard>, 'get' | 'getIn' | 'createIn' | 'updateIn'>

export type SupportViewStore = Pick<Documents<SupportView, OfPerson>, 'getIn' | 'createIn' | 'updateIn'> & {
  /** The latest ones of a person first. */
  listLatest: (uid: string, limit: number) => Promise<SupportView[]>
  listLatestIn: (tx: Tx, uid: string, limit: number) => Promise<SupportView[]>
}

/** Pages of an account for a view of it. */
export type ViewedAccountStore = {
  channels: (wid: string, limit: number) => Promise<Connection[]>
  /** Planned posts from the latest on, then drafts; after a post, if it is still there. */
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

/** Place of a publication in the list: when it came to it, and its ids. */
export type FailedPlace = { updatedAt: number; workspaceId: string; variantId: string }

/** Publications of all workspaces that did not go out. */
export type FailedPostStore = {
  /** The latest first, those behind a place only. */
  page: (filter: FailedFilter, after: FailedPlace | null, limit: number) => Promise<Variant[]>
  /** How many failed on a network since an instant, of one kind or of all. */
  count: (platform: Platform, since: number, kind?: PublishErrorKind) => Promise<number>
}

/** A person's job that stands still. */
type StandingJob = { uid: string; job: Job }

export type StandingJobStore = {
  /** Jobs of all people that wait or run and were not written since an instant, the oldest first. */
  list: (until: number, limit: number) => Promise<StandingJob[]>
}

export type SwitchStore = Pick<Documents<ServiceSwitch>, 'get' | 'getIn' | 'list' | 'createIn' | 'updateIn'>

/** A place of use of a service: a workspace, whose person is its owner, or an account alone. */
export type ServicePlace = { workspaceId: string } | { uid: string }

export type ServiceGate = {
  decide: (id: ServiceId, place: ServicePlace) => Promise<ServiceDecision>
  /** @throws `service_off` */
  require: (id: ServiceId, place: ServicePlace) => Promise<void>
  /** All states, at most ten seconds old. */
  states: () => Promise<readonly ServiceSwitch[]>
  /** Has this process read the states again. */
  forget: () => void
}

/** Work that a stop of a service pauses: its amount, the people of the next of it, and when the next of it is due. */
export type PausedWork = { count: number; people: readonly string[]; nextAt: number | null }

export type ServiceWorkStore = {
  /** Counts are made by the database; at most `limit` items are read. */
  measure: (id: ServiceId, limit: number) => Promise<PausedWork>
}

/** The audit log as it is read; entries are appended by `AuditLogStore`. */
export type AuditEntriesStore = {
  get: (id: string) => Promise<AuditEntry | null>
  /** Entries from a time on and before another one, the earliest first. */
  listBetween: (from: number, until: number, limit: number) => Promise<AuditEntry[]>
  /** Entries that a filter leaves, the latest first, after one of them. */
  listFiltered: (filter: AuditFilter, page: { after: string | null; limit: number }) => Promise<AuditEntry[]>
  /**
   * Stores entries of version 1 as version 2 has them.
   * @returns how many there were, up to `limit`
   */
  upgrade: (limit: number) => Promise<number>
}

export type AuditSealStore = Pick<Documents<AuditSeal>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  last: () => Promise<AuditSeal | null>
  lastIn: (tx: Tx) => Promise<AuditSeal | null>
  listAfter: (seq: number, limit: number) => Promise<AuditSeal[]>
  /** Seals whose entries were compared longest ago. */
  listLeastChecked: (limit: number) => Promise<AuditSeal[]>
}

/** The admin home: counts over what all people have, and the effort of the server. */
export type OperatorStores = {
  operator: OperatorStore
  publishingDays: PublishingDayStore
  figureDays: FiguresDayStore
  canary: CanaryStore
  announcements: AnnouncementStore
  usageDays: UsageDayStore
  usageMeter: UsageMeter
}
