import type { Connection } from '../model/connection.ts'
import type { Series } from '../model/series.ts'
import type { PartKind } from '../model/variant.ts'
import type { ConnectionMode } from '../platforms/channel-facts.ts'
import type { PublishContent } from '../publishing/content.ts'
import type { Slot } from '../model/queue.ts'
import type { ZonedTime } from '../time/zoned-time.ts'

/** A planned post, or a part of it, on one channel. */
export type Publication = {
  /** Post of the publication; null for a day of a series without a post yet. */
  postId: string | null
  connectionId: string
  scheduled: ZonedTime
  /** Frozen content; null until the content is frozen. */
  content: PublishContent | null
  excerpt: string
  /** Index of the part; 0 for the post itself. */
  partIndex: number
  partKind: PartKind
  /** Publishing mode: by the server, or handed to a person. */
  mode: ConnectionMode
  isApproved: boolean
  queueId: string | null
  seriesId: string | null
}

export type SimulatedChannel = Connection & {
  /** True if the server renews the access before it expires. */
  isRenewed: boolean
}

export type SimulatedQueue = {
  id: string
  name: string
  tzid: string
  slots: readonly Slot[]
  pausedAt: number | null
}

/** Current state of everything that affects a workspace's plan. */
export type Situation = {
  now: number
  /** End of the simulated period, exclusive. */
  until: number
  tzid: string
  isPaused: boolean
  channels: readonly SimulatedChannel[]
  publications: readonly Publication[]
  series: readonly Series[]
  queues: readonly SimulatedQueue[]
  /** Ids of the publications' files that exist. */
  mediaIds: ReadonlySet<string>
}
