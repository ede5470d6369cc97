import type { PostSums, Tally } from '@postwright/core/model/channel-month'
import type { PeriodFigures, ChannelFigures } from '@postwright/core/model/analytics-report'
import type { Charted } from './use-analytics-view.ts'
import type { Connection } from '@postwright/core/model/connection'
import { platformName } from '@/platforms/platform-name.ts'

const NUMBERS = new Intl.NumberFormat('en')
const SIGNED = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })
const SHARE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

/** Placeholder for a metric that a network does not report. */
const UNKNOWN = '–'

export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? UNKNOWN : NUMBERS.format(value)
}

export function changeText(value: number | null): string {
  return value === null ? UNKNOWN : SIGNED.format(value)
}

export function shareText(share: number | null): string {
  return share === null ? UNKNOWN : SHARE.format(share)
}

/** Returns the relative growth of a number; null when there is nothing to compare with. */
export function growth(now: number | null | undefined, before: number | null | undefined): number | null {
  if (now === null || now === undefined || before === null || before === undefined || before === 0) return null
  return (now - before) / before
}

/** Returns a metric of some posts: its sum and the number of posts that report it; null if none does. */
export function tallyOf(sums: PostSums, figure: Charted): Tally | null {
  if (figure === 'publications') return { sum: sums.publications, of: sums.publications }
  return sums[figure] ?? null
}

/** Returns the value of a day: null if posts were published and none of them reports it. */
export function valueOf(sums: PostSums, figure: Charted): number | null {
  if (sums.publications === 0) return 0
  return tallyOf(sums, figure)?.sum ?? null
}

type Followed = { last: number; change: number | null }

/** Returns the last count of a channel's followers in a period, and the change since the first; null if they were not counted. */
export function followersOf({ followers }: PeriodFigures['channels'][number]): Followed | null {
  const [first] = followers
  const last = followers.at(-1)
  if (!first || !last) return null
  return { last: last.count, change: followers.length > 1 ? last.count - first.count : null }
}

/** Returns the total change of all channels whose followers were counted at least twice; null if there are none. */
export function followerGrowth({ channels }: PeriodFigures): number | null {
  const changes = channels.flatMap((channel) => followersOf(channel)?.change ?? [])
  return changes.length === 0 ? null : changes.reduce((sum, change) => sum + change, 0)
}

/** Returns a channel's handle and network, so that two accounts of one network are distinct. */
export function channelText(
  { connectionId, platform }: Pick<ChannelFigures, 'connectionId' | 'platform'>,
  channels: readonly Connection[],
): string {
  const handle = channels.find(({ id }) => id === connectionId)?.handle
  return handle === undefined ? platformName(platform) : `${handle} · ${platformName(platform)}`
}
