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

/** Queue of deliveries. A task may be lost: the sweep finds due deliveries. */
export type DeliveryQueue = {
  enqueue: (job: DeliveryJob, runAt: number) => Promise<void>
}

export type DeliveryJob = { workspaceId: string; variantId: string; generation: number; attempt: number }

/** Fields that the server derives; writing them keeps `rev`, so a draft open in a tab has no conflict. */
export type DerivedOfPost = Pick<Post, 'lifecycle' | 'plannedAt' | 'nextAt' | 'publishedAt'>

/** Additional fields that the server writes. */
type NotedOfPost = Pick<Post, 'generation' | 'seriesId' | 'seriesDay' | 'detachedAt'>

export type StoredPost = {
  post: Post
  version: Version
  /** States of the variants; null if they were not stored yet. */
  states: VariantStates | null
}

/** Cursor in the list by last change; posts changed at the same time are distinguished by their IDs. */
export type PostPlace = { id: string; updatedAt: number }

/** `updateIn` is a change by a user's call. */
export type PostStore = Pick<Documents<Post, InWorkspace>, 'getIn' | 'createIn' | 'updateIn' | 'deleteIn'> & {
  read: (wid: string, id: string) => Promise<StoredPost | null>
  /** Lists posts that are or were planned for a time range, earliest first. */
  plannedWithin: (wid: string, span: { from: number; to: number }, limit: number) => Promise<Post[]>
  /** Lists posts in one lifecycle or any, most recently changed first, after a cursor. `end` is null if there is no next page. */
  latest: (
    wid: string,
    page: { lifecycle?: Post['lifecycle'] | undefined; after: PostPlace | null; limit: number },
  ) => Promise<{ posts: Post[]; end: PostPlace | null }>
  /** Lists posts that are or were planned, latest first. */
  latestPlanned: (wid: string, limit: number) => Promise<Post[]>
  /** Counts the posts of one person that wait for their time. */
  countPlannedBy: (wid: string, uid: string) => Promise<number>
  /** Returns whether a post is stored, readable or not. */
  existsIn: (tx: Tx, wid: string, id: string) => Promise<boolean>
  /** Updates server fields, in a transaction that read the post. */
  noteIn: (tx: Tx, wid: string, post: Post, facts: Partial<DerivedOfPost & NotedOfPost>) => void
  /**
   * Writes the derived fields and their sources, only if the post was not written since it was read.
   * @returns the current post, or null when it was written
   */
  derive: (wid: string, stored: StoredPost, derived: DerivedOfPost, states: VariantStates) => Promise<StoredPost | null>
}

/** Actor of a step (a user's uid or the scheduler), and the network's response or progress, or the user's note. */
export type StepCause = { step: PublishStep; actor: string } & Partial<
  Pick<PublishLogEntry, 'answer' | 'pictures' | 'took' | 'note' | 'via'>
>

export type PublishLogStore = {
  append: (variant: Variant, cause: StepCause) => Promise<void>
  /** Lists every step of a variant, earliest first. */
  listOf: (wid: string, variantId: string) => Promise<PublishLogEntry[]>
  /** Removes every step of a variant; only for canary posts, whose log no user reads. */
  deleteOf: (wid: string, variantId: string) => Promise<void>
}

/** A variant with the time of its last write, which is the condition of a write. */
export type StoredVariant = {
  variant: Variant
  version: Version
  /** Database time of the read or write, in epoch milliseconds. */
  readAt: number
}

/** The part that follows a variant, as read, and its change in the same write. */
export type Following = { stored: StoredVariant; patch: Partial<Variant>; cause: StepCause }

/** Known data of an unreadable variant; an unreadable state is null. */
export type UnreadableVariant = { id: string; state: VariantState | null; generation: number; hasIntent: boolean }

export type PostVariants = { variants: Variant[]; unreadable: UnreadableVariant[] }

/**
 * Variants with their due rows and log entries: every write of a variant writes both in the same commit. Workers use conditional writes instead of
 * locks, so parallel deliveries of one variant never wait for each other.
 */
export type VariantStore = {
  /** Parses a variant from database fields, such as those of an event; null if they cannot be read. */
  readFields: (id: string, fields: Record<string, unknown>) => Variant | null
  read: (wid: string, id: string) => Promise<StoredVariant | null>
  /**
   * Writes a variant together with the part that follows it, only if neither was written since it was read.
   * @returns the written variant, or null when one of them was written meanwhile
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
  /** Removes a variant, even an unreadable one, and its due row; its log stays. */
  deleteIn: (tx: Tx, wid: string, id: string) => void
  /** Cancels an unreadable variant, in a transaction that read it. */
  cancelUnreadableIn: (tx: Tx, wid: string, variant: UnreadableVariant) => void
  listOfPost: (wid: string, postId: string) => Promise<Variant[]>
  /** Returns the variants of a post, with the known data of unreadable ones. */
  allOfPost: (wid: string, postId: string) => Promise<PostVariants>
  /**
   * Returns the variants of a post like `allOfPost`. The transaction must have read the post before: adding a variant also writes the post, so the
   * list is complete.
   */
  allOfPostIn: (tx: Tx, wid: string, postId: string) => Promise<PostVariants>
  /** Lists the variants in the given states that are planned after a time, earliest first. */
  listPlannedAfter: (
    wid: string,
    wanted: { states: readonly VariantState[]; after: number; limit: number },
  ) => Promise<Variant[]>
  /** Lists the variants of one channel in the given states. */
  listOfConnection: (wid: string, connectionId: string, states: readonly VariantState[]) => Promise<StoredVariant[]>
}

/** Publications held for one reason, page by page. */
export type HeldVariantStore = {
  inWorkspace: (wid: string, reason: PublishErrorKind) => AsyncIterable<StoredVariant[]>
  onPlatform: (platform: Platform, reason: PublishErrorKind) => AsyncIterable<StoredVariant[]>
}

/** Due time of a variant's next delivery: one row per unsettled variant. */
export type DueRow = {
  id: string
  workspaceId: string
  generation: number
  /** Number of the claim that this delivery would make; it makes task names differ from one delivery to the next. */
  attempt: number
  shard: number
  dueAt: number
}

export type DueStore = {
  /** Lists the rows of one shard due at `until` or earlier, oldest first, page by page. */
  pages: (shard: number, until: number, size: number) => AsyncIterable<DueRow[]>
  count: (shard: number, until: number) => Promise<number>
  /** Postpones the row of a variant that cannot be delivered now. A deleted row stays deleted. */
  postpone: (variantId: string, until: number) => Promise<void>
}

/** Time of a publication's next measurement, until the last one. */
export type MetricsDue = {
  id: string
  workspaceId: string
  postId: string
  connectionId: string
  platform: Platform
  remoteId: string
  publishedAt: number
  age: MetricsAge
  /** Failed attempts at this age. */
  tries: number
  dueAt: number
}

export type MetricsStore = {
  /** Plans the first measurement; does nothing when the publication is already planned. */
  plan: (row: MetricsDue) => Promise<void>
  /** Lists rows due at `until` or earlier, oldest first, page by page. */
  pages: (until: number, size: number) => AsyncIterable<MetricsDue[]>
  /**
   * Stores a result together with the time of the next measurement; null: never again. Does nothing when the row was moved since it was read. Known
   * metrics stay when the network later reports none. The daily sums are updated in the same transaction.
   */
  settle: (row: MetricsDue, next: MetricsDue | null, result: PublicationMetrics | null) => Promise<void>
  /** Updates the daily sums from the stored measurements of a publication. A repeated call changes nothing. */
  recount: (publication: MeasuredPublication) => Promise<void>
  /** Lists publications of all workspaces with their measurements, after a path; a publication is returned once per measurement. */
  listAfter: (after: string | null, limit: number) => Promise<WalkPage<MeasuredPublication>>
}

export type MeasuredPublication = Pick<PublicationMetrics, 'variantId' | 'postId' | 'connectionId'> & {
  workspaceId: string
}

export type Beat = Pick<Heartbeat, 'lastRunAt' | 'oldestDueAt' | 'dueCount' | 'leftCount'>

export type HeartbeatStore = {
  /** Returns the last run of a scheduled job; null before its first. */
  get: (job: string) => Promise<Heartbeat | null>
  /** Records that a scheduled job ran, and the pause before it. The later write of two parallel runs is kept. */
  record: (job: string, beat: Beat) => Promise<void>
  /** Adds the job's lateness to its last run. */
  recordLateness: (job: string, lateness: Heartbeat['lateness']) => Promise<void>
  /** Records a run of a job that counts deliveries and has no due rows. The later write of two parallel runs is kept. */
  recordDeliveries: (job: string, deliveries: Deliveries[]) => Promise<void>
  /**
   * Counts a network's delivery results since a time in the database, and returns the time of the last success. Deliveries that a person confirmed by
   * hand are left out, because the network did not report them.
   */
  deliveriesOf: (platform: Platform, since: number) => Promise<Deliveries>
  /**
   * Returns the delays in milliseconds of the publications since a time, the latest `limit` of them. Publications that a person confirmed by hand are
   * left out of these, because their time is unknown.
   */
  delaysSince: (since: number, limit: number) => Promise<number[]>
}
