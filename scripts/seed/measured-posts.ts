import { emptyDraft, type Post, POST_SCHEMA } from '@postwright/core/model/post'
import { METRICS_SCHEMA, type PublicationMetrics } from '@postwright/core/model/metrics'
import { type Variant, VARIANT_SCHEMA, variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import { publishContentSchema } from '@postwright/core/publishing/content'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import type { OwnedDocument } from './write-as-owner.ts'
import { measuredText, type OpeningKind } from './measured-texts.ts'

/** Half a year of them. */
export const DEMO_COUNT = 66
const A_WEEK = 3
const SECOND = 1_000
const DAY = 24 * 60 * 60_000
const KINDS: readonly OpeningKind[] = ['plain', 'question', 'plain', 'number', 'contrast', 'plain', 'question']
const HOURS = [9, 12, 18, 9, 15, 20, 11, 9, 17, 8]

export type MeasuredPlace = {
  workspaceId: string
  connectionId: string
  handle: string
  uid: string
  tzid: string
  now: number
}

/**
 * Posts that have gone out, three a week until a week ago, with how people answered them a day later: questions and mornings of Tuesdays did
 * well, links did not, and the rest is chance, the same each time.
 */
export function measuredPosts(place: MeasuredPlace, count: number): OwnedDocument[] {
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
    const values = { likes, reposts: Math.round(likes / 6), replies: Math.round(likes / 9), views: likes * 31 }
    return documentsOf(place, { at, text: measuredText(choice), weekday, hour, values })
  }).flat()
}

type Measured = { at: number; text: string; weekday: number; hour: number; values: PublicationMetrics['values'] }

function documentsOf(place: MeasuredPlace, { at, text, weekday, hour, values }: Measured): OwnedDocument[] {
  const { workspaceId, connectionId, handle, uid, tzid, now } = place
  const monday = Temporal.Instant.fromEpochMilliseconds(now - (2 + Math.floor(at / A_WEEK)) * 7 * DAY)
    .toZonedDateTimeISO(tzid)
    .toPlainDate()
  const day = monday.add({ days: weekday - monday.dayOfWeek })
  const local = `${day.toString()}T${String(hour).padStart(2, '0')}:${String((at * 7) % 60).padStart(2, '0')}`
  const scheduled = toZonedTime(local, tzid)
  const publishedAt = scheduled.instant + (2 + (at % 7)) * SECOND
  const postId = `demo-measured-${at + 1}`
  const base = { rev: 1, createdAt: publishedAt - DAY, updatedAt: publishedAt, createdBy: uid }
  const id = variantId(postId, connectionId)
  const post: Post = {
    ...base,
    id: postId,
    schema: POST_SCHEMA,
    ...emptyDraft(),
    text,
    connectionIds: [connectionId],
    generation: 1,
    lifecycle: 'published',
    nextAt: null,
    plannedAt: scheduled.instant,
    publishedAt,
    queueId: null,
    seriesId: null,
    seriesDay: null,
    detachedAt: null,
  }
  const variant: Variant = {
    ...base,
    id,
    schema: VARIANT_SCHEMA,
    workspaceId,
    postId,
    connectionId,
    platform: 'sandbox',
    handle,
    content: publishContentSchema.parse({ text, media: [] }),
    contentHash: '0'.repeat(64),
    generation: 1,
    state: 'published',
    queueId: null,
    scheduled,
    dueAt: null,
    fence: 1,
    leaseEndsAt: null,
    attempts: 1,
    reconciles: 0,
    recordKey: id,
    firstTriedAt: publishedAt,
    giveUpAt: null,
    intentAt: publishedAt,
    lastCallAt: null,
    calledContent: null,
    calledSince: [],
    isSentAgain: false,
    lastAnswer: null,
    lastAnswerAt: null,
    steps: [],
    partKind: 'post',
    partIndex: 0,
    isFollowed: false,
    replyTo: null,
    mode: 'direct',
    remoteId: id,
    remoteRef: null,
    warning: null,
    url: null,
    publishedAt,
    error: null,
    approvedBy: null,
    confirmedBy: null,
  }
  const metrics: PublicationMetrics = {
    ...base,
    id: `${id}_24h`,
    schema: METRICS_SCHEMA,
    createdBy: 'scheduler',
    variantId: id,
    postId,
    connectionId,
    platform: 'sandbox',
    age: '24h',
    publishedAt,
    state: 'measured',
    measuredAt: publishedAt + DAY,
    values,
  }
  return [
    { path: paths.post(workspaceId, postId), entity: post },
    { path: paths.variant(workspaceId, id), entity: variant },
    { path: `${paths.metrics(workspaceId)}/${metrics.id}`, entity: metrics },
  ]
}

/** Numbers that look like chance and are the same each time, between 0 and 1. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
