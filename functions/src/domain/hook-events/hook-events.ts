import { HOOK_EXCERPT_MAX, type HookEvent } from '@postwright/core/model/event-hook'
import type { ApprovalDecision, ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { excerptOf } from '@postwright/core/text/excerpt'
import { hashId } from '../hashes.ts'
import type { Happened } from './note-event.ts'

const EVENT_OF_STATE = {
  draft: null,
  in_review: null,
  approved: null,
  scheduled: 'post.scheduled',
  claimed: null,
  prepared: null,
  armed: null,
  published: 'post.published',
  failed: 'post.failed',
  unconfirmed: 'post.unconfirmed',
  held: 'post.held',
  handed_over: null,
  cancelled: 'post.cancelled',
} as const satisfies Record<VariantState, HookEvent | null>

/** For later parts of a thread, only failures are reported: the first part represents the post. */
const OF_PARTS: readonly HookEvent[] = ['post.failed', 'post.unconfirmed']

/** Returns the event of a write to a publication; null if its state has none or has not changed, or if its part is not reported. */
export function eventOfVariant(before: Variant | null, after: Variant): Happened | null {
  const event = EVENT_OF_STATE[after.state]
  if (event === null || (after.partIndex > 0 && !OF_PARTS.includes(event))) return null
  const isPlan = event === 'post.scheduled'
  if (isPlan ? !isPlanned(before, after) : before?.state === after.state) return null
  const { workspaceId, postId, connectionId, platform, handle, id, generation, rev, content, error } = after
  // A retry is planned under the same generation; every other state starts with the write of one revision.
  const eventId = `evt_${hashId([event, workspaceId, id, isPlan ? `g${generation}` : rev])}`
  return {
    workspaceId,
    event,
    eventId,
    at: after.state === 'published' ? (after.publishedAt ?? after.updatedAt) : after.updatedAt,
    data: {
      workspaceId,
      postId,
      channel: { id: connectionId, network: platform, handle },
      part: after.partIndex,
      excerpt: excerptOf(content.text, HOOK_EXCERPT_MAX),
      plannedFor: new Date(after.scheduled.instant).toISOString(),
      url: after.url,
      errorCode: error?.kind ?? null,
    },
  }
}

function isPlanned(before: Variant | null, after: Variant): boolean {
  if (before === null || before.generation !== after.generation) return true
  return before.state === 'draft' || before.state === 'in_review' || before.state === 'approved'
}

/** Returns the events of an opened request and of its new decisions. */
export function eventsOfRequest(
  workspaceId: string,
  before: ApprovalRequest | null,
  after: ApprovalRequest,
): Happened[] {
  const { postId, requestedAt, excerpt, dueAt } = after
  const isAsked = after.state === 'open' && (before?.state !== 'open' || before.requestedAt !== requestedAt)
  const about = { workspaceId, postId, excerpt: excerpt.slice(0, HOOK_EXCERPT_MAX) }
  const asked: Happened = {
    workspaceId,
    event: 'approval.asked',
    eventId: `evt_${hashId(['approval.asked', workspaceId, postId, requestedAt])}`,
    at: requestedAt,
    data: { ...about, needed: after.needed, dueAt: dueAt === null ? null : new Date(dueAt).toISOString() },
  }
  const known = new Set(before?.decisions.map(({ decidedAt, kind, side }) => `${decidedAt} ${kind} ${side}`))
  const decided = after.decisions.filter(({ decidedAt, kind, side }) => !known.has(`${decidedAt} ${kind} ${side}`))
  return [...(isAsked ? [asked] : []), ...decided.map((decision) => eventOfDecision(about, decision))]
}

function eventOfDecision(
  about: { workspaceId: string; postId: string; excerpt: string },
  { kind, side, note, decidedAt }: ApprovalDecision,
): Happened {
  const { workspaceId, postId } = about
  const event = kind === 'approved' ? 'approval.given' : 'approval.refused'
  return {
    workspaceId,
    event,
    eventId: `evt_${hashId([event, workspaceId, postId, decidedAt, side])}`,
    at: decidedAt,
    data: { ...about, side, note },
  }
}

/** Returns the event of a channel that was connected or now needs a reconnect; null for other changes. */
export function eventOfConnection(
  workspaceId: string,
  before: Pick<Connection, 'status'> | null,
  after: Pick<Connection, 'id' | 'status' | 'rev' | 'updatedAt' | 'platform' | 'handle' | 'lastError'>,
): Happened | null {
  const isNew = before === null || before.status === 'needs_reconnect' || before.status === 'disconnected'
  const isLost = after.status === 'needs_reconnect' && before?.status !== 'needs_reconnect'
  if (!isLost && !(after.status === 'connected' && isNew)) return null
  const event = isLost ? 'channel.needs_reconnect' : 'channel.connected'
  const { id, rev, updatedAt, platform, handle, lastError } = after
  return {
    workspaceId,
    event,
    eventId: `evt_${hashId([event, workspaceId, id, rev])}`,
    at: updatedAt,
    data: {
      workspaceId,
      channel: { id, network: platform, handle },
      errorCode: isLost ? (lastError?.kind ?? null) : null,
    },
  }
}

type JobFacts = { id: string; uid: string; workspaceId: string; kind: string; rev: number; updatedAt: number }

/** Returns the event of a workspace job that has ended. */
export function eventOfJob(
  { id, uid, workspaceId, kind, rev, updatedAt }: JobFacts,
  end: { status: 'done' | 'failed'; cause: string | null },
): Happened {
  const event = end.status === 'done' ? 'job.done' : 'job.failed'
  return {
    workspaceId,
    event,
    eventId: `evt_${hashId([event, uid, id, rev])}`,
    at: updatedAt,
    data: { workspaceId, jobId: id, kind, errorCode: end.cause },
  }
}
