import type { Connection } from '@postwright/core/model/connection'
import type { DocumentBase } from '@postwright/core/model/document'
import type { Evergreen } from '@postwright/core/model/evergreen'
import type { Queue } from '@postwright/core/model/queue'
import type { Series } from '@postwright/core/model/series'
import type { Variant } from '@postwright/core/model/variant'
import type { QueuedPost } from '@postwright/core/slots/queue-order'
import type { Documents, InWorkspace, Tx } from './documents.ts'
import type { Campaign } from '@postwright/core/model/campaign'
import type { PublicationMetrics } from '@postwright/core/model/metrics'

/** Position of a post in its series. */
export type SeriesPlace = { seriesId: string; day: string }

/** Fields that the creation of posts updates. */
type NotedOfSeries = Pick<Series, 'madeUntil' | 'dueAt' | 'problem' | 'skipped'>

/** `updateIn` is a change by a user: it increases the revision, so no more posts are created from the earlier state. */
export type SeriesStore = Omit<Documents<Series, InWorkspace>, 'saveIn'> & {
  /** Records the progress of a series' posts, in a transaction that read the series; the revision stays. */
  noteIn: (tx: Tx, wid: string, series: Series, noted: Partial<NotedOfSeries>) => void
  /** Returns the series and day of a post, even an unreadable one; null when it has none, or its series no longer exists. */
  placeOfPostIn: (tx: Tx, wid: string, postId: string) => Promise<SeriesPlace | null>
  /** Skips a day, in a transaction that read the post's position. */
  skipIn: (tx: Tx, wid: string, place: SeriesPlace) => void
  /** Lists the posts of these series with their days, unordered. */
  listPosts: (wid: string, seriesIds: readonly string[]) => Promise<{ postId: string; day: string }[]>
  /** Lists series of all workspaces with due posts, longest overdue first. */
  listDue: (until: number, limit: number) => Promise<{ workspaceId: string; seriesId: string }[]>
}

/** Fields that the planning of posts writes: `rev` stays, so settings open in a tab have no conflict. */
type NotedOfQueue = Partial<Pick<Queue, 'plannedAt' | 'moves' | 'movingAt' | 'movedBy'>>

export type QueuePlace = { workspaceId: string; queueId: string }

export type QueueStore = Omit<Documents<Queue, InWorkspace>, 'saveIn'> & {
  noteIn: (tx: Tx, wid: string, queue: Queue, facts: NotedOfQueue) => Queue
  /** Lists the queues of all workspaces whose moves last made progress at `until` or earlier. */
  listMoving: (until: number, limit: number) => Promise<QueuePlace[]>
}

/**
 * Posts waiting in a queue, and its taken slots. Reads without locks: a transaction that relies on them must have read the queue before, and must
 * write it.
 */
export type QueuedPostStore = {
  /** Lists the scheduled posts of a queue with their slots, earliest first. */
  waiting: (wid: string, queueId: string) => Promise<QueuedPost[]>
  /** Lists the posts that are held because the queue was paused at their time, with their former slots. */
  heldByPause: (wid: string, queueId: string) => Promise<QueuedPost[]>
  /** Returns whether another post is planned for exactly this time on one of these channels. */
  isPlannedAt: (wid: string, slot: { connectionIds: readonly string[]; at: number; except: string }) => Promise<boolean>
}

export type DueEvergreen = { workspaceId: string; evergreen: Evergreen }

export type EvergreenStore = Pick<Documents<Evergreen, InWorkspace>, 'getIn' | 'createIn' | 'updateIn'> & {
  /** Returns the evergreen whose current turn is this post. */
  ofPost: (wid: string, postId: string) => Promise<Evergreen | null>
  ofPostIn: (tx: Tx, wid: string, postId: string) => Promise<Evergreen | null>
  /** Lists the evergreens whose current turn is one of these posts of a queue. */
  ofPostsIn: (tx: Tx, wid: string, queueId: string, postIds: readonly string[]) => Promise<Evergreen[]>
  /** Lists evergreens of all workspaces due at `until` or earlier, oldest first, page by page. */
  duePages: (until: number, size: number) => AsyncIterable<DueEvergreen[]>
}

export type PlanAhead = {
  variants: Variant[]
  isPartial: boolean
  connections: Connection[]
  series: Series[]
  queues: Queue[]
}

/** Planned posts of a workspace; unreadable ones are left out. */
export type PlansAheadStore = {
  read: (wid: string, span: { from: number; until: number; max: number }) => Promise<PlanAhead>
  /** Returns the IDs of the stored files among the given ones. */
  storedMedia: (wid: string, ids: readonly string[]) => Promise<Set<string>>
}

/** A calendar feed, stored under the hash of its secret. */
export type CalendarFeed = DocumentBase & { workspaceId: string }

export type CalendarFeedStore = Pick<Documents<CalendarFeed>, 'get' | 'createIn' | 'deleteIn'> & {
  ofWorkspace: (workspaceId: string) => Promise<CalendarFeed | null>
  ofWorkspaceIn: (tx: Tx, workspaceId: string) => Promise<CalendarFeed[]>
}

/** Fields of a published post that a campaign counts. */
export type CampaignPost = { id: string; publishedAt: number; connectionIds: string[] }

export type CampaignStore = Pick<Documents<Campaign, InWorkspace>, 'get' | 'getIn' | 'updateIn'> & {
  /** Returns the campaign that uses a UTM spelling; null if none does. */
  withUtmIn: (tx: Tx, wid: string, utmCampaign: string) => Promise<Campaign | null>
  /** Counts the posts of a campaign in the database. */
  countPosts: (wid: string, campaignId: string) => Promise<{ open: number; scheduled: number; published: number }>
  /** Lists the published posts of a campaign, newest first. */
  listPublished: (wid: string, campaignId: string, limit: number) => Promise<CampaignPost[]>
  /** Returns metrics by their IDs; missing and unreadable ones are left out. */
  listMetrics: (wid: string, ids: readonly string[]) => Promise<PublicationMetrics[]>
}
