import type { AnalyticsState, ChannelDay, ChannelMonth } from '@postwright/core/model/channel-month'
import type { Connection } from '@postwright/core/model/connection'

/** Daily sums of channels. Published posts are added when they are measured (`MetricsStore`). */
export type ChannelMonthStore = {
  /** Lists the months of all channels in a range; at most `limit`. */
  listWithin: (wid: string, months: { from: string; to: string }, limit: number) => Promise<ChannelMonth[]>
  /** Returns the existing months of one channel. */
  getMany: (wid: string, connectionId: string, months: readonly string[]) => Promise<ChannelMonth[]>
  getDay: (wid: string, connectionId: string, day: string) => Promise<ChannelDay | null>
  /** Stores the follower count of a channel on a day; a repeated call changes nothing. */
  saveFollowers: (
    wid: string,
    channel: Pick<ChannelMonth, 'connectionId' | 'platform'>,
    counted: { day: string; followers: number },
  ) => Promise<void>
}

/** One page of the documents of all workspaces, in the order of their paths. */
export type WalkPage<Found> = { found: Found[]; last: string | null; isLast: boolean }

export type ChannelListStore = {
  /** Lists channels of all workspaces after a path; unreadable ones are left out. */
  listAfter: (after: string | null, limit: number) => Promise<WalkPage<{ workspaceId: string; connection: Connection }>>
}

export type AnalyticsStateStore = {
  get: (id: AnalyticsState['id']) => Promise<AnalyticsState | null>
  save: (state: AnalyticsState) => Promise<void>
}

export type AnalyticsStores = {
  channelMonths: ChannelMonthStore
  channelList: ChannelListStore
  analyticsStates: AnalyticsStateStore
}
