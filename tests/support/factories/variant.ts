import { makeContent } from './content.ts'
import { type Variant, VARIANT_SCHEMA, variantId } from '@postwright/core/model/variant'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { makeBase } from './document-base.ts'

const SCHEDULED = toZonedTime('2026-11-21T09:30', 'Europe/Berlin')

/** A publication that is scheduled on a sandbox channel; set only the fields that the test is about. */
export function makeVariant(fields: Partial<Variant> = {}): Variant {
  const { postId = 'post1', connectionId = 'channel1' } = fields
  return {
    ...makeBase(variantId(postId, connectionId)),
    schema: VARIANT_SCHEMA,
    workspaceId: 'w1',
    postId,
    connectionId,
    platform: 'sandbox',
    handle: 'practice.sandbox',
    content: makeContent('A word to begin with'),
    contentHash: 'a'.repeat(64),
    generation: 1,
    state: 'scheduled',
    queueId: null,
    scheduled: SCHEDULED,
    dueAt: SCHEDULED.instant,
    fence: 0,
    leaseEndsAt: null,
    attempts: 0,
    reconciles: 0,
    recordKey: 'key1',
    firstTriedAt: null,
    releasedAt: null,
    giveUpAt: null,
    intentAt: null,
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
    remoteRef: null,
    warning: null,
    remoteId: null,
    url: null,
    publishedAt: null,
    error: null,
    labels: [],
    approvals: [],
    lapsed: null,
    brand: null,
    plannedBy: null,
    askedBy: null,
    isUnseen: false,
    confirmedBy: null,
    ...fields,
  }
}
