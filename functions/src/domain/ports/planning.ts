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

/** Where a post stands in its series. */
export type SeriesPlace = { seriesId: string; day: string }

/** What making posts notes by itself. */
type NotedOfSeries = Pick<Series, 'madeUntil' | 'dueAt' | 'problem' | 'skipped'>

/** `updateIn` is what a person changes: it grows the revision, so that posts are no longer made from what was read before. */
export type SeriesStore = Omit<Documents<Series, InWorkspace>, 'saveIn'> & {
  /** Notes how far its posts are made, in a transaction that read it; the revision stays. */
  noteIn: (tx: Tx, wid: string, series: Series, noted: Partial<NotedOfSeries>) => void
  /** The series and day of a post, readable or not; null when it has none, or its series is gone. */
  placeOfPostIn: (tx: Tx, wid: string, postId: string) => Promise<SeriesPlace | null>
  /** Leaves out a day, in a transaction that found the place of a post. */
  skipIn: (tx: Tx, wid: string, place: SeriesPlace) => void
  /** The posts that a series has made, and perhaps one that it was split off, by their days. */
  listPosts: (wid: string, seriesIds: readonly string[]) => Promise<{ postId: string; day: string }[]>
  /** Series of all workspaces whose posts are to be made, those that wait longest first. */
  listDue: (until: number, limit: number) => Promise<{ workspaceId: string; seriesId: string }[]>
}

/** What the planning of posts writes: `rev` stays, so that settings open in a tab meet no conflict. */
type NotedOfQueue = Partial<Pick<Queue, 'plannedAt' | 'moves' | 'movingAt' | 'movedBy'>>

/** A queue by its ids. */
export type QueuePlace = { workspaceId: string; queueId: string }

export type QueueStore = Omit<Documents<Queue, InWorkspace>, 'saveIn'> & {
  noteIn: (tx: Tx, wid: string, queue: Queue, facts: NotedOfQueue) => Queue
  /** The queues of all workspaces whose moves were last gone on with at `until` or earlier. */
  listMoving: (until: number, limit: number) => Promise<QueuePlace[]>
}

/**
 * Which posts wait in a queue and which slots are taken. Plain reads: who goes by them in a transaction has read the queue in it
 * before, and writes it.
 */
export type QueuedPostStore = {
  /** The posts that have a slot of the queue, in its order. */
  waiting: (wid: string, queueId: string) => Promise<QueuedPost[]>
  /** The posts that are held because the queue was paused at their time, with the slots that they had. */
  heldByPause: (wid: string, queueId: string) => Promise<QueuedPost[]>
  /** Whether something else is planned for this very moment on one of these channels. */
  isPlannedAt: (wid: string, slot: { connectionIds: readonly string[]; at: number; except: string }) => Promise<boolean>
}

/** A post that is published again, and its workspace. */
export type DueEvergreen = { workspaceId: string; evergreen: Evergreen }

export type EvergreenStore = Pick<Documents<Evergreen, InWorkspace>, 'getIn' | 'createIn' | 'updateIn'> & {
  /** The one whose present turn is this post. */
  ofPost: (wid: string, postId: string) => Promise<Evergreen | null>
  ofPostIn: (tx: Tx, wid: string, postId: string) => Promise<Evergreen | null>
  /** Those whose present turn is one of these posts of a queue. */
  ofPostsIn: (tx: Tx, wid: string, queueId: string, postIds: readonly string[]) => Promise<Evergreen[]>
  /** What is due at `until` or earlier in all workspaces, the oldest first, page by page. */
  duePages: (until: number, size: number) => AsyncIterable<DueEvergreen[]>
}

export type PlanAhead = {
  variants: Variant[]
  isPartial: boolean
  connections: Connection[]
  series: Series[]
  queues: Queue[]
}

/** What a workspace has planned; what cannot be read is left out. */
export type PlansAheadStore = {
  read: (wid: string, span: { from: number; until: number; max: number }) => Promise<PlanAhead>
  /** Which of these files are stored. */
  storedMedia: (wid: string, ids: readonly string[]) => Promise<Set<string>>
}

/** The address of a calendar feed, under the hash of its secret. */
export type CalendarFeed = DocumentBase & { workspaceId: string }

export type CalendarFeedStore = Pick<Documents<CalendarFeed>, 'get' | 'createIn' | 'deleteIn'> & {
  ofWorkspace: (workspaceId: string) => Promise<CalendarFeed | null>
  ofWorkspaceIn: (tx: Tx, workspaceId: string) => Promise<CalendarFeed[]>
}

/** A published post as a campaign counts it. */
export type CampaignPost = { id: string; publishedAt: number; connectionIds: string[] }

export type CampaignStore = Pick<Documents<Campaign, InWorkspace>, 'get' | 'getIn' | 'updateIn'> & {
  /** The campaign that has a spelling; null while nobody has it. */
  withUtmIn: (tx: Tx, wid: string, utmCampaign: string) => Promise<Campaign | null>
  /** Its posts, counted by the database. */
  countPosts: (wid: string, campaignId: string) => Promise<{ open: number; scheduled: number; published: number }>
  /** Its published posts, the newest first. */
  listPublished: (wid: string, campaignId: string, limit: number) => Promise<CampaignPost[]>
  /** Metrics by their ids; those that are missing or cannot be read are left out. */
  listMetrics: (wid: string, ids: readonly string[]) => Promise<PublicationMetrics[]>
}
