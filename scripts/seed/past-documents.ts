import { emptyDraft, type Post, POST_SCHEMA } from '@postwright/core/model/post'
import { type Variant, VARIANT_SCHEMA, variantId } from '@postwright/core/model/variant'
import { publishContentSchema } from '@postwright/core/publishing/content'
import type { ZonedTime } from '@postwright/core/time/zoned-time'
import type { DemoChannel, DemoPhoto } from './desk.ts'

const DAY = 24 * 60 * 60_000

/** A post whose delivery ended before the demo begins. `at`: time of its outcome. */
export type Past = {
  workspaceId: string
  uid: string
  postId: string
  text: string
  photo: DemoPhoto | null
  scheduled: ZonedTime
  at: number
  campaignId?: string
}

type Ended = { channels: readonly DemoChannel[]; lifecycle: 'published' | 'attention' }

/** Returns the stored post after its delivery. */
export function pastPost(
  { uid, postId, text, photo, scheduled, at, campaignId = '' }: Past,
  { channels, lifecycle }: Ended,
): Post {
  return {
    ...baseOf(uid, at),
    id: postId,
    schema: POST_SCHEMA,
    ...emptyDraft(),
    text,
    campaignId,
    media: photo ? [{ mediaId: photo.media.id, alt: photo.alt }] : [],
    connectionIds: channels.map(({ id }) => id),
    generation: 1,
    lifecycle,
    nextAt: null,
    plannedAt: scheduled.instant,
    publishedAt: lifecycle === 'published' ? at : null,
    queueId: null,
    seriesId: null,
    seriesDay: null,
    detachedAt: null,
  }
}

/** Returns a past post's variant on one channel, which is published unless `ended` overrides its fields. */
export function pastVariant(past: Past, channel: DemoChannel, ended: Partial<Variant> = {}): Variant {
  const { workspaceId, uid, postId, text, photo, scheduled, at } = past
  const id = variantId(postId, channel.id)
  return {
    ...baseOf(uid, at),
    id,
    schema: VARIANT_SCHEMA,
    workspaceId,
    postId,
    connectionId: channel.id,
    platform: channel.platform,
    handle: channel.handle,
    content: publishContentSchema.parse({
      text,
      media: photo ? [{ mediaId: photo.media.id, alt: photo.alt, ...factsOf(photo) }] : [],
    }),
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
    firstTriedAt: at,
    releasedAt: null,
    giveUpAt: null,
    intentAt: at,
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
    publishedAt: at,
    error: null,
    labels: [],
    approvals: [],
    lapsed: null,
    brand: null,
    plannedBy: null,
    askedBy: null,
    isUnseen: false,
    confirmedBy: null,
    ...ended,
  }
}

function baseOf(uid: string, at: number) {
  return { rev: 1, createdAt: at - DAY, updatedAt: at, createdBy: uid }
}

function factsOf({ media: { mime, bytes, width, height, durationMs, pages } }: DemoPhoto) {
  return { mime, bytes, width, height, durationMs, pages }
}
