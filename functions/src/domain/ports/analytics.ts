import type { AnalyticsState, ChannelDay, ChannelMonth } from '@postwright/core/model/channel-month'
import type { Connection } from '@postwright/core/model/connection'

/** The daily sums of channels. What is published gets into them as it is measured (`MetricsStore`). */
export type ChannelMonthStore = {
  /** Of all channels, from one month to another; at most `limit`. */
  listWithin: (wid: string, months: { from: string; to: string }, limit: number) => Promise<ChannelMonth[]>
  /** Of one channel, those of the months that there are. */
  getMany: (wid: string, connectionId: string, months: readonly string[]) => Promise<ChannelMonth[]>
  getDay: (wid: string, connectionId: string, day: string) => Promise<ChannelDay | null>
  /** Keeps how many followers a channel has on a day; repeating it changes nothing. */
  saveFollowers: (
    wid: string,
    channel: Pick<ChannelMonth, 'connectionId' | 'platform'>,
    counted: { day: string; followers: number },
  ) => Promise<void>
}

/** A page of a walk over documents of all workspaces, in the order of their paths. */
export type WalkPage<Found> = { found: Found[]; last: string | null; isLast: boolean }

export type ChannelListStore = {
  /** Channels of all workspaces after a path; those that cannot be read are left out. */
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
