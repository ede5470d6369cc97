import { waitsForApproval, findNeededApprovals, listValidApprovals } from '@postwright/core/approvals/needed-approvals'
import { NOTIFICATION_EXCERPT_MAX } from '@postwright/core/limits'
import {
  type SeenPublication,
  APPROVAL_DECISIONS_MAX,
  APPROVAL_REMINDER_AFTER,
  type ApprovalRules,
} from '@postwright/core/model/approval'
import {
  APPROVAL_REQUEST_SCHEMA,
  type ApprovalDecision,
  type ApprovalRequest,
  neededApprovalSchema,
} from '@postwright/core/model/approval-request'
import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { excerptOf } from '@postwright/core/text/excerpt'
import { isDeepStrictEqual } from 'node:util'
import { SCHEDULER } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Clock } from '../ports/world.ts'

/** Choices of a person who requests approval. */
export type Asked = Pick<ApprovalRequest, 'requestedBy' | 'dueAt' | 'askedUids' | 'message'>

type Facts = {
  rules: ApprovalRules
  post: Post
  variants: readonly Variant[]
  known: ApprovalRequest | null
  decision?: ApprovalDecision
  asked?: Asked
}

/**
 * Returns the request of a post for the current state of its publications: open while one of them waits, settled after that. The same facts always
 * lead to the same request, so it can be derived at any time.
 * @returns null if the stored request is up to date, or none is stored and nothing waits
 */
export function nextRequest(clock: Clock, facts: Facts): ApprovalRequest | null {
  const waiting = facts.variants.filter((variant) => waitsForApproval(facts.rules, variant))
  const [first, ...others] = waiting
  const next = first ? open(clock, facts, [first, ...others]) : settled(clock, facts)
  if (!next || (facts.known && isDeepStrictEqual(next, facts.known))) return null
  const { known } = facts
  return known ? { ...next, rev: known.rev + 1, updatedAt: clock.now() } : next
}

/**
 * Returns the request after a decision, which settles it even if it was not derived yet.
 * @returns null if there is nothing to settle
 */
export function decideRequest(
  clock: Clock,
  { before, ...facts }: Facts & { before: readonly Variant[]; decision: ApprovalDecision },
): ApprovalRequest | null {
  const { rules, post } = facts
  const known = nextRequest(clock, { rules, post, variants: before, known: facts.known }) ?? facts.known
  return nextRequest(clock, { ...facts, known })
}

function open(clock: Clock, facts: Facts, waiting: readonly [Variant, ...Variant[]]): ApprovalRequest {
  const { rules, post, known, decision, asked } = facts
  const now = clock.now()
  const seen = waiting.map(({ id, contentHash, scheduled, brand }) => {
    return { variantId: id, contentHash, plannedFor: scheduled.instant, brand: brand?.seen ?? '' }
  })
  const needs = waiting.flatMap((variant) => findNeededApprovals(rules, variant))
  const begun = known ?? newDocument(clock, { id: post.id, schema: APPROVAL_REQUEST_SCHEMA, createdBy: SCHEDULER })
  const isSameRequest = known?.state === 'open' && !asked && !hasOther(known.seen, seen)
  const since = isSameRequest
    ? { requestedBy: known.requestedBy, requestedAt: known.requestedAt, remindersSent: known.remindersSent }
    : { requestedBy: askerOf(waiting, post), requestedAt: now, remindersSent: 0 }
  const posts = waiting.filter(({ partIndex }) => partIndex === 0)
  const { content } = posts[0] ?? waiting[0]
  return {
    ...begun,
    postId: post.id,
    state: 'open',
    ...since,
    reminderAt: isSameRequest ? known.reminderAt : now + APPROVAL_REMINDER_AFTER,
    dueAt: known?.state === 'open' ? known.dueAt : null,
    askedUids: known?.state === 'open' || known?.state === 'returned' ? known.askedUids : [],
    message: known?.state === 'open' ? known.message : '',
    ...asked,
    needed: neededApprovalSchema.options.filter((each) => needs.includes(each)),
    seen,
    excerpt: excerptOf(content.text, NOTIFICATION_EXCERPT_MAX),
    channels: posts.map(({ connectionId, platform, handle }) => ({ connectionId, platform, handle })),
    plannedFor: Math.min(...waiting.map(({ scheduled }) => scheduled.instant)),
    decidedAt: decision?.decidedAt ?? (isSameRequest ? known.decidedAt : null),
    decisions: withDecision(known, decision),
  }
}

function settled(clock: Clock, { variants, known, decision }: Facts): ApprovalRequest | null {
  if (known?.state !== 'open') return null
  const made = decision ?? givenSince(variants, known.requestedAt)
  const outcome = made?.kind ?? 'withdrawn'
  return {
    ...known,
    state: outcome,
    needed: [],
    seen: [],
    reminderAt: null,
    decidedAt: made?.decidedAt ?? clock.now(),
    decisions: withDecision(known, made),
  }
}

/** Returns the latest valid approval given after `since`, such as by planning the post; undefined if there is none. */
function givenSince(variants: readonly Variant[], since: number): ApprovalDecision | undefined {
  const given = variants.flatMap((variant) => (variant.state === 'cancelled' ? [] : listValidApprovals(variant)))
  const [latest] = given.filter((each) => each.approvedAt > since).toSorted((a, b) => b.approvedAt - a.approvedAt)
  return latest && { kind: 'approved', by: latest.by, side: latest.side, note: '', decidedAt: latest.approvedAt }
}

function withDecision(known: ApprovalRequest | null, decision: ApprovalDecision | undefined): ApprovalDecision[] {
  return [...(known?.decisions ?? []), ...(decision ? [decision] : [])].slice(-APPROVAL_DECISIONS_MAX)
}

/** Returns whether a publication waits now that did not wait before in this version. */
function hasOther(before: readonly SeenPublication[], after: readonly SeenPublication[]): boolean {
  return after.some((each) => !before.some((other) => isDeepStrictEqual(other, each)))
}

function askerOf([first]: readonly [Variant, ...Variant[]], post: Post): string {
  const planner = first.plannedBy === SCHEDULER ? null : first.plannedBy
  return first.askedBy ?? planner ?? post.createdBy
}
