import type { PostSums, Tally } from '@postwright/core/model/channel-month'
import type { PeriodFigures, ChannelFigures } from '@postwright/core/model/analytics-report'
import type { Charted } from './use-analytics-view.ts'
import type { Connection } from '@postwright/core/model/connection'
import { platformName } from '@/platforms/platform-name.ts'

const NUMBERS = new Intl.NumberFormat('en')
const SIGNED = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })
const SHARE = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

/** Stands where a network tells nothing. */
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

/** The growth of a number relative to its size before; null where there is nothing to compare with. */
export function growth(now: number | null | undefined, before: number | null | undefined): number | null {
  if (now === null || now === undefined || before === null || before === undefined || before === 0) return null
  return (now - before) / before
}

/** A figure of some posts: its sum and how many of them it is known of. */
export function tallyOf(sums: PostSums, figure: Charted): Tally | null {
  if (figure === 'publications') return { sum: sums.publications, of: sums.publications }
  return sums[figure] ?? null
}

/** The value of a day: null where posts were published and none of them tells it. */
export function valueOf(sums: PostSums, figure: Charted): number | null {
  if (sums.publications === 0) return 0
  return tallyOf(sums, figure)?.sum ?? null
}

type Followed = { last: number; change: number | null }

/** Followers of a channel at the end of a period, and how many more they became in it. */
export function followersOf({ followers }: PeriodFigures['channels'][number]): Followed | null {
  const [first] = followers
  const last = followers.at(-1)
  if (!first || !last) return null
  return { last: last.count, change: followers.length > 1 ? last.count - first.count : null }
}

/** The change of all channels together whose followers were counted at least twice. */
export function followerGrowth({ channels }: PeriodFigures): number | null {
  const changes = channels.flatMap((channel) => followersOf(channel)?.change ?? [])
  return changes.length === 0 ? null : changes.reduce((sum, change) => sum + change, 0)
}

/** A channel by its handle and network, so that two accounts of one network are told apart. */
export function channelText(
  { connectionId, platform }: Pick<ChannelFigures, 'connectionId' | 'platform'>,
  channels: readonly Connection[],
): string {
  const handle = channels.find(({ id }) => id === connectionId)?.handle
  return handle === undefined ? platformName(platform) : `${handle} · ${platformName(platform)}`
}
