import { METRICS_SCHEMA, type PublicationMetrics } from '@postwright/core/model/metrics'
import { paths } from '@postwright/core/paths'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import type { DemoChannel, DemoPhoto, PhotoName } from './desk.ts'
import { type OpeningKind, measuredText } from './measured-texts.ts'
import { pastPost, pastVariant } from './past-documents.ts'
import type { OwnedDocument } from './write-as-owner.ts'

/** Number and pace of the demo company's past posts. */
export const DEMO_COUNT = 60
export const DEMO_PACE = { aWeek: 8, weeksAgo: 1 }

const PLAIN_PACE = { aWeek: 3, weeksAgo: 2 }
const SECOND = 1_000
const DAY = 24 * 60 * 60_000
/** Ages of the measurements, and the growth of engagement relative to the first day. */
const AGES = [
  { age: '24h', days: 1, growth: 1 },
  { age: '7d', days: 7, growth: 1.18 },
  { age: '30d', days: 30, growth: 1.25 },
] as const
const KINDS: readonly OpeningKind[] = ['plain', 'question', 'plain', 'number', 'contrast', 'plain', 'question']
const HOURS = [9, 12, 18, 9, 15, 20, 11, 9, 17, 8]

/**
 * Workspace and channels of the posts. Each post is published on one set of channels: from `withPhoto` if it has a photo, otherwise from
 * `withoutPhoto`.
 */
export type MeasuredPlace = {
  workspaceId: string
  uid: string
  tzid: string
  now: number
  channels: { withPhoto: readonly (readonly DemoChannel[])[]; withoutPhoto: readonly (readonly DemoChannel[])[] }
  /** Null for posts without photos. */
  photos: Readonly<Record<PhotoName, DemoPhoto>> | null
  /** Returns the campaign of a post by its number and its week before now, empty for none. Without this function no post has one. */
  campaignOf?: (at: number, week: number) => string
}

/** Posts per week, and the number of weeks since the last of them. */
type Pace = { aWeek: number; weeksAgo: number }

/**
 * Returns published posts with their measurements after a day, a week and a month. Questions, numbers, mornings and Tuesdays get more engagement,
 * links get less, and the rest is pseudo-random, the same on every run.
 */
export function measuredPosts(place: MeasuredPlace, count: number, pace: Pace = PLAIN_PACE): OwnedDocument[] {
  const next = chance(20)
  return Array.from({ length: count }, (_, at) => {
    const kind = KINDS[Math.floor(next() * KINDS.length)] ?? 'plain'
    const choice = { kind, at, hasLink: next() < 0.4, tags: Math.floor(next() * 4), hasEmoji: next() < 0.35 }
    const weekday = 1 + Math.floor(next() * 7)
    const hour = HOURS[Math.floor(next() * HOURS.length)] ?? 9
    const lift =
      (kind === 'question' ? 0.55 : 0) +
      (kind === 'number' ? 0.25 : 0) -
      (choice.hasLink ? 0.4 : 0) +
      (hour < 10 ? 0.35 : 0) +
      (weekday === 2 ? 0.25 : 0)
    const likes = Math.round(Math.exp(Math.log(24) + lift + 0.6 * (next() + next() + next() - 1.5)))
    const week = pace.weeksAgo + Math.floor(at / pace.aWeek)
    return documentsOf(place, { at, ...measuredText(choice), week, weekday, hour, likes })
  }).flat()
}

type Measured = {
  at: number
  text: string
  photo: PhotoName | null
  week: number
  weekday: number
  hour: number
  likes: number
}

function documentsOf(place: MeasuredPlace, measured: Measured): OwnedDocument[] {
  const { workspaceId, uid, tzid, channels: targets } = place
  const { at, text } = measured
  const scheduled = toZonedTime(localTime(place, measured), tzid)
  const publishedAt = scheduled.instant + (2 + (at % 7)) * SECOND
  const photo = place.photos && measured.photo ? place.photos[measured.photo] : null
  const choices = photo ? targets.withPhoto : targets.withoutPhoto
  const channels = choices[at % choices.length] ?? []
  const past = {
    workspaceId,
    uid,
    postId: `demo-measured-${at + 1}`,
    text,
    photo,
    scheduled,
    at: publishedAt,
    ...campaignOfPost(place, measured),
  }
  const post = pastPost(past, { channels, lifecycle: 'published' })
  return [
    { path: paths.post(workspaceId, post.id), entity: post },
    ...channels.flatMap((channel, index) => {
      const variant = pastVariant(past, channel)
      const likes = Math.round(measured.likes / (index + 1))
      return [
        { path: paths.variant(workspaceId, variant.id), entity: variant },
        ...AGES.filter(({ days }) => publishedAt + days * DAY <= place.now).map(({ age, days, growth }) => {
          const metrics = metricsOf(variant, { age, days, likes: Math.round(likes * growth) })
          return { path: `${paths.metrics(workspaceId)}/${metrics.id}`, entity: metrics }
        }),
      ]
    }),
  ]
}

/** Counts weeks from yesterday: on a Monday, the posts of the Sunday before are not a day old and have no measurement yet. */
function localTime({ tzid, now }: MeasuredPlace, { at, week, weekday, hour }: Measured): string {
  const monday = Temporal.Instant.fromEpochMilliseconds(now - DAY - week * 7 * DAY)
    .toZonedDateTimeISO(tzid)
    .toPlainDate()
  const day = monday.add({ days: weekday - monday.dayOfWeek })
  return `${day.toString()}T${String(hour).padStart(2, '0')}:${String((at * 7) % 60).padStart(2, '0')}`
}

function campaignOfPost({ campaignOf }: MeasuredPlace, { at, week }: Measured): { campaignId?: string } {
  const campaignId = campaignOf?.(at, week) ?? ''
  return campaignId === '' ? {} : { campaignId }
}

type MetricsAt = { age: PublicationMetrics['age']; days: number; likes: number }

function metricsOf(variant: ReturnType<typeof pastVariant>, { age, days, likes }: MetricsAt): PublicationMetrics {
  const { id, rev, createdAt, postId, connectionId, platform, updatedAt: publishedAt } = variant
  return {
    id: `${id}_${age}`,
    schema: METRICS_SCHEMA,
    rev,
    createdAt,
    updatedAt: publishedAt,
    createdBy: 'scheduler',
    variantId: id,
    postId,
    connectionId,
    platform,
    age,
    publishedAt,
    state: 'measured',
    measuredAt: publishedAt + days * DAY,
    values: {
      likes,
      reposts: Math.round(likes / 6),
      replies: Math.round(likes / 9),
      views: likes * 31,
      clicks: Math.round(likes / 5),
    },
  }
}

/** Returns a pseudo-random generator of numbers from 0 to below 1, deterministic for a seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
