import type { Connection } from '../model/connection.ts'
import type { Series } from '../model/series.ts'
import type { PartKind } from '../model/variant.ts'
import type { ConnectionMode } from '../platforms/channel-facts.ts'
import type { PublishContent } from '../publishing/content.ts'
import type { Slot } from '../model/queue.ts'
import type { ZonedTime } from '../time/zoned-time.ts'

/** One post, or a part of it, on one channel, as it is planned. */
export type Publication = {
  /** Null for a day of a series whose post is still to be made. */
  postId: string | null
  connectionId: string
  scheduled: ZonedTime
  /** Null while it is not frozen. */
  content: PublishContent | null
  excerpt: string
  /** 0 for the post itself. */
  partIndex: number
  partKind: PartKind
  /** Whether the server publishes it or hands it to a person. */
  mode: ConnectionMode
  isApproved: boolean
  queueId: string | null
  seriesId: string | null
}

export type SimulatedChannel = Connection & {
  /** Whether the server itself renews the access before it ends. */
  isRenewed: boolean
}

export type SimulatedQueue = {
  id: string
  name: string
  tzid: string
  slots: readonly Slot[]
  pausedAt: number | null
}

/** Everything that decides what becomes of a workspace's plan, as it is now. */
export type Situation = {
  now: number
  /** Up to and without. */
  until: number
  tzid: string
  isPaused: boolean
  channels: readonly SimulatedChannel[]
  publications: readonly Publication[]
  series: readonly Series[]
  queues: readonly SimulatedQueue[]
  /** The files of the publications that exist. */
  mediaIds: ReadonlySet<string>
}
