import { addPublication, emptyDay } from '@postwright/core/analytics/count-publication'
import { daysOf, periodUntil } from '@postwright/core/analytics/periods'
import {
  CHANNEL_MONTH_SCHEMA,
  type ChannelDay,
  type ChannelMonth,
  channelMonthId,
  monthOf,
} from '@postwright/core/model/channel-month'
import { metricsSchema, type PublicationMetrics } from '@postwright/core/model/metrics'
import { practiceFollowers } from '@postwright/core/platforms/sandbox/practice-followers'
import { postSchema } from '@postwright/core/model/post'
import { variantSchema } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { OwnedDocument } from './write-as-owner.ts'

/** Number of days for which followers of the demo company's channels are recorded. */
const FOLLOWED_DAYS = 56

type Place = { workspaceId: string; tzid: string; now: number }

/**
 * Returns the documents together with the daily sums of their measurements, as the server would count them, and with the followers of each channel.
 */
export function withSums(documents: readonly OwnedDocument[], place: Place): OwnedDocument[] {
  const { workspaceId, tzid } = place
  const of = (kind: string) => documents.flatMap(({ path, entity }) => (path.split('/')[2] === kind ? [entity] : []))
  const labels = new Map(
    of('variants')
      .map((each) => variantSchema.parse(each))
      .map(({ id, labels: own }) => [id, own]),
  )
  const campaigns = new Map(
    of('posts')
      .map((each) => postSchema.parse(each))
      .map((post) => [post.id, post.campaignId]),
  )
  const channels = new Map<string, { platform: PublicationMetrics['platform']; days: Map<string, ChannelDay> }>()
  const marked = new Map<string, PublicationMetrics>()
  for (const entity of of('metrics')) {
    const measured = metricsSchema.parse(entity)
    const { connectionId, platform, postId, variantId, values } = measured
    const day = fromInstant(measured.publishedAt, tzid).local.slice(0, 10)
    const counted = { day, labels: labels.get(variantId) ?? [], campaignId: campaigns.get(postId) || null }
    const channel = channels.get(connectionId) ?? { platform, days: new Map<string, ChannelDay>() }
    channels.set(connectionId, channel)
    channel.days.set(day, addPublication(channel.days.get(day) ?? emptyDay(day), { postId, values, ...counted }))
    marked.set(measured.id, { ...measured, counted })
  }
  const months = [...channels].flatMap(([connectionId, channel], at) => {
    follow(connectionId, { days: channel.days, at }, place)
    return monthsOf(connectionId, channel, place)
  })
  return [
    ...documents.map((each) => ({ ...each, entity: marked.get(each.path.split('/').at(-1) ?? '') ?? each.entity })),
    ...months.map((month) => ({ path: paths.channelMonth(workspaceId, month.id), entity: month })),
  ]
}

/**
 * Adds daily follower counts that rise towards the count reported by the sandbox today; one day a week is missing, as if the network had not
 * responded.
 */
function follow(connectionId: string, { days, at }: { days: Map<string, ChannelDay>; at: number }, place: Place): void {
  const today = fromInstant(place.now, place.tzid).local.slice(0, 10)
  for (const [index, day] of daysOf(periodUntil(today, FOLLOWED_DAYS)).entries()) {
    if (index % 7 === (at + 3) % 7) continue
    const ago = FOLLOWED_DAYS - 1 - index
    const followers = practiceFollowers(connectionId, -ago) - Math.round(4 * Math.abs(Math.sin(ago + at)))
    days.set(day, { ...(days.get(day) ?? emptyDay(day)), followers })
  }
}

function monthsOf(
  connectionId: string,
  { platform, days }: { platform: PublicationMetrics['platform']; days: ReadonlyMap<string, ChannelDay> },
  { now }: Place,
): ChannelMonth[] {
  const ordered = [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return [...Map.groupBy(ordered, ({ day }) => monthOf(day))].map(([month, own]) => ({
    id: channelMonthId(connectionId, month),
    schema: CHANNEL_MONTH_SCHEMA,
    rev: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: 'scheduler',
    connectionId,
    platform,
    month,
    days: own,
  }))
}
