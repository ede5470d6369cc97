import type { Deliveries, Heartbeat } from '@postwright/core/model/heartbeat'
import type { MetricsAge, PublicationMetrics } from '@postwright/core/model/metrics'
import type { Post } from '@postwright/core/model/post'
import type { PublishLogEntry, PublishStep } from '@postwright/core/model/publish-log-entry'
import type { Variant } from '@postwright/core/model/variant'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import type { VariantStates } from '@postwright/core/posts/post-state'
import type { WalkPage } from './analytics.ts'
import type { Documents, InWorkspace, Tx, Version } from './documents.ts'

/** Enqueues one delivery. A task may be lost: the sweep finds what is due. */
export type DeliveryQueue = {
  enqueue: (job: DeliveryJob, runAt: number) => Promise<void>
}

export type DeliveryJob = { workspaceId: string; variantId: string; generation: number; attempt: number }

/** What the server derives; writing it leaves `rev` alone, so that a draft open in a tab meets no conflict. */
export type DerivedOfPost = Pick<Post, 'lifecycle' | 'plannedAt' | 'nextAt' | 'publishedAt'>

/** What the server notes beside it. */
type NotedOfPost = Pick<Post, 'generation' | 'seriesId' | 'seriesDay' | 'detachedAt'>

export type StoredPost = {
  post: Post
  version: Version
  /** Null where they were not kept yet. */
  states: VariantStates | null
}

/** A place in the list by last change; posts of one instant are told apart by their ids. */
export type PostPlace = { id: string; updatedAt: number }

/** `updateIn` is a change made by a person's call. */
export type PostStore = Pick<Documents<Post, InWorkspace>, 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'> & {
  read: (wid: string, id: string) => Promise<StoredPost | null>
  /** What is or was planned for a stretch of time, the earliest first. */
  plannedWithin: (wid: string, span: { from: number; to: number }, limit: number) => Promise<Post[]>
  /** The last changed first, in one lifecycle or any, after a place. `end` is null where nothing follows. */
  latest: (
    wid: string,
    page: { lifecycle?: Post['lifecycle'] | undefined; after: PostPlace | null; limit: number },
  ) => Promise<{ posts: Post[]; end: PostPlace | null }>
  /** What is or was planned, the latest first. */
  latestPlanned: (wid: string, limit: number) => Promise<Post[]>
  /** Counts the posts of one person that wait for their time. */
  countPlannedBy: (wid: string, uid: string) => Promise<number>
  /** Whether there is such a post, readable or not. */
  existsIn: (tx: Tx, wid: string, id: string) => Promise<boolean>
  /** Bookkeeping of the server, in a transaction that read the post. */
  noteIn: (tx: Tx, wid: string, post: Post, facts: Partial<DerivedOfPost & NotedOfPost>) => void
  /**
   * Writes what was derived and what it follows from, only if the post was not written since it was read.
   * @returns the post as it is now, or null when it was
   */
  derive: (wid: string, stored: StoredPost, derived: DerivedOfPost, states: VariantStates) => Promise<StoredPost | null>
}

/** The actor of a step, a person's uid or the scheduler, and the network's answer or progress, or the person's note. */
export type StepCause = { step: PublishStep; actor: string } & Partial<
  Pick<PublishLogEntry, 'answer' | 'pictures' | 'took' | 'note' | 'via'>
>

export type PublishLogStore = {
  append: (variant: Variant, cause: StepCause) => Promise<void>
  /** Every step of a variant, the first one first. */
  listOf: (wid: string, variantId: string) => Promise<PublishLogEntry[]>
  /** Removes every step of a variant that belongs to nobody. */
  deleteOf: (wid: string, variantId: string) => Promise<void>
}

/** A variant together with the moment of its last write, which a conditional write names. */
export type StoredVariant = {
  variant: Variant
  version: Version
  /** The database's own time of the reading or writing, epoch milliseconds. */
  readAt: number
}

/** The part that follows a variant, as it was read, and its change in the same write. */
export type Following = { stored: StoredVariant; patch: Partial<Variant>; cause: StepCause }

/** What is known of a variant that cannot be read; a state that cannot be read either is null. */
export type UnreadableVariant = { id: string; state: VariantState | null; generation: number; hasIntent: boolean }

export type PostVariants = { variants: Variant[]; unreadable: UnreadableVariant[] }

/**
 * Variants with their due rows and log entries: every write of a variant writes both in the same commit.
 * Workers write under a condition instead of a lock, so parallel deliveries of one variant never wait for each other.
 */
export type VariantStore = {
  /** The variant of fields as the database has them, such as those of an event; null where they cannot be read. */
  readFields: (id: string, fields: Record<string, unknown>) => Variant | null
  read: (wid: string, id: string) => Promise<StoredVariant | null>
  /**
   * Writes only if the variant was not written since it was read, and together with what follows it.
   * @returns the variant as it is now, or null when it was
   */
  commit: (
    stored: StoredVariant,
    patch: Partial<Variant>,
    cause: StepCause,
    following?: Following | null,
  ) => Promise<StoredVariant | null>
  getIn: (tx: Tx, wid: string, id: string) => Promise<Variant | null>
  /** Writes the whole document, new or changed. The caller has set `rev` and `updatedAt`. */
  saveIn: (tx: Tx, variant: Variant, cause: StepCause) => void
  /** Removes a variant, readable or not, and its due row; its log stays. */
  deleteIn: (tx: Tx, wid: string, id: string) => void
  /** Cancels a variant that cannot be read, in a transaction that read it. */
  cancelUnreadableIn: (tx: Tx, wid: string, variant: UnreadableVariant) => void
  listOfPost: (wid: string, postId: string) => Promise<Variant[]>
  /** The same with what is known of those that cannot be read. */
  allOfPost: (wid: string, postId: string) => Promise<PostVariants>
  /** The variants of a post that the transaction has read before: adding one writes the post too. */
  allOfPostIn: (tx: Tx, wid: string, postId: string) => Promise<PostVariants>
  /** The variants in any of the given states that are planned for later than an instant, the earliest first. */
  listPlannedAfter: (
    wid: string,
    wanted: { states: readonly VariantState[]; after: number; limit: number },
  ) => Promise<Variant[]>
  /** The variants of one channel in any of the given states. */
  listOfConnection: (wid: string, connectionId: string, states: readonly VariantState[]) => Promise<StoredVariant[]>
}

/** Publications that are held for one reason, page by page. */
export type HeldVariantStore = {
  inWorkspace: (wid: string, reason: PublishErrorKind) => AsyncIterable<StoredVariant[]>
  onPlatform: (platform: Platform, reason: PublishErrorKind) => AsyncIterable<StoredVariant[]>
}

/** When the next delivery of a variant is due: one row per unsettled variant. */
export type DueRow = {
  id: string
  workspaceId: string
  generation: number
  /** The number of the claim that this delivery would make; it makes task names differ from one delivery to the next. */
  attempt: number
  shard: number
  dueAt: number
}

export type DueStore = {
  /** The rows of one shard that are due at `until` or earlier, the oldest first, page by page. */
  pages: (shard: number, until: number, size: number) => AsyncIterable<DueRow[]>
  count: (shard: number, until: number) => Promise<number>
  /** Postpones a row: for a variant that cannot be delivered now. A row that was deleted stays deleted. */
  postpone: (variantId: string, until: number) => Promise<void>
}

/** When a publication is measured next, until it was measured for the last time. */
export type MetricsDue = {
  id: string
  workspaceId: string
  postId: string
  connectionId: string
  platform: Platform
  remoteId: string
  publishedAt: number
  age: MetricsAge
  /** Failed tries at this age. */
  tries: number
  dueAt: number
}

export type MetricsStore = {
  /** Nothing when the publication is planned already. */
  plan: (row: MetricsDue) => Promise<void>
  /** What is due at `until` or earlier, the oldest first, page by page. */
  pages: (until: number, size: number) => AsyncIterable<MetricsDue[]>
  /**
   * Stores a result and when the publication is measured next, together; null: never again. Nothing when the row was moved
   * since it was read. Known figures stay when the network later tells none. The sums of the day follow in the same transaction.
   */
  settle: (row: MetricsDue, next: MetricsDue | null, result: PublicationMetrics | null) => Promise<void>
  /** Brings the sums of the day to the measurements of a publication that are stored. Repeating it changes nothing. */
  recount: (publication: MeasuredPublication) => Promise<void>
  /** Publications of all workspaces with their measurements, after a path; one is found once for each measurement. */
  listAfter: (after: string | null, limit: number) => Promise<WalkPage<MeasuredPublication>>
}

export type MeasuredPublication = Pick<PublicationMetrics, 'variantId' | 'postId' | 'connectionId'> & {
  workspaceId: string
}

export type Beat = Pick<Heartbeat, 'lastRunAt' | 'oldestDueAt' | 'dueCount' | 'leftCount'>

export type HeartbeatStore = {
  /** The last run of a scheduled job; null before its first. */
  get: (job: string) => Promise<Heartbeat | null>
  /** Records that a scheduled job ran, and the pause before it. Of two parallel runs the later write stays. */
  record: (job: string, beat: Beat) => Promise<void>
  /** Adds to a job's last run how punctual it is. */
  recordLateness: (job: string, lateness: Heartbeat['lateness']) => Promise<void>
  /** The deliveries that a job counted; it is known for nothing else. Of two parallel runs the later write stays. */
  recordDeliveries: (job: string, deliveries: Deliveries[]) => Promise<void>
  /**
   * What a network did with deliveries since an instant, counted by the database, and when it last took one. Those that a person
   * confirmed by hand are left out: the network did not say so.
   */
  deliveriesOf: (platform: Platform, since: number) => Promise<Deliveries>
  /**
   * How many milliseconds after their time the publications since an instant were made, the latest `limit` of them.
   * Those that a person confirmed by hand are left out: their time is not known.
   */
  delaysSince: (since: number, limit: number) => Promise<number[]>
}
