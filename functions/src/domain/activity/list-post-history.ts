import type { Idea } from '@postwright/core/collections/ideas'
import type { PostVersion } from '@postwright/core/collections/post-versions'
import {
  type listPostHistory as contract,
  postHistoryActSchema,
  type PostHistoryEntry,
  type PostHistoryKind,
} from '@postwright/core/api/post-history'
import type { OutputOf } from '@postwright/core/endpoint'
import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Comment } from '@postwright/core/model/comment'
import type { PublicationMetrics } from '@postwright/core/model/metrics'
import type { Post } from '@postwright/core/model/post'
import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import { variantId as mainVariantId } from '@postwright/core/model/variant'
import type { ReviewAct } from '@postwright/core/model/review-link'
import { hasRight } from '@postwright/core/rights/rights'
import { excerptOf } from '@postwright/core/text/excerpt'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import {
  ACTIVITY_PAGE,
  findPageEnd,
  pageOf,
  type StepGroup,
  APPROVAL_STEPS,
  joinSteps,
  personOf,
  SHOWN_STEPS,
} from './activity-entries.ts'

const WORDS_MAX = 160
/** Maximum time between a request and its step, which are stored in one transaction. */
const ASKED_WITHIN = 5_000

type HistoryDeps = Pick<
  Deps,
  'members' | 'workspaces' | 'posts' | 'postHistory' | 'approvalRequests' | 'comments' | 'clock'
>

/**
 * Joins the stored records of a post on read: its idea, versions, comments, decisions, publications and first metrics.
 * @throws the codes of the contract
 */
export async function listPostHistory(
  deps: HistoryDeps,
  caller: Caller,
  { workspaceId, postId, before, kind }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const role = await requireRight(deps, caller, workspaceId, 'read_content')
  const stored = await deps.posts.read(workspaceId, postId)
  if (!stored) throw new AppError('not_found', { message: `post ${postId}` })
  const page = { before: before ?? deps.clock.now(), limit: ACTIVITY_PAGE }
  const wants = (one: PostHistoryKind) => kind === null || kind === one
  const steps = SHOWN_STEPS.filter(
    (step) => wants('publishing') || (wants('approvals') && APPROVAL_STEPS.includes(step)),
  )
  const visibility = hasRight(role, 'read_internal') ? null : 'client'
  const { postHistory } = deps
  const [log, acts, request, comments, versions, idea, metrics] = await Promise.all([
    steps.length > 0 ? postHistory.steps(workspaceId, postId, { ...page, steps }) : [],
    wants('approvals') ? postHistory.acts(workspaceId, postId, page) : [],
    wants('approvals') ? deps.approvalRequests.get(workspaceId, postId) : null,
    wants('comments')
      ? deps.comments.listOf(workspaceId, { kind: 'post', postId }, { ...page, before: page.before + 1, visibility })
      : [],
    wants('content') ? postHistory.versions(workspaceId, postId, page) : [],
    wants('content') ? postHistory.idea(workspaceId, postId) : null,
    wants('results') ? postHistory.metrics(workspaceId, postId) : [],
  ])
  const times = [log, acts, versions].map((rows) => rows.map(({ createdAt }) => createdAt))
  const next = findPageEnd([...times, comments.map(({ postedAt }) => postedAt)], page)
  const begun = wants('content') ? [ofPost(stored.post), ...(idea ? [ofIdea(idea)] : [])] : []
  const entries = pageOf(
    [
      withMoves(joinSteps(log.filter(({ createdAt }) => next === null || createdAt > next))).filter((entry) =>
        wants(entry.kind),
      ),
      acts.filter(({ act }) => act !== 'commented').map(ofAct),
      comments.filter(({ deletedAt }) => deletedAt === null).map(ofComment),
      versions.filter(({ postRev }) => postRev > 1).map(ofVersion),
      [...begun, ...listAsked(request, log), ...listFirstMetrics(metrics)].filter(({ at }) => at <= page.before),
    ],
    next,
  )
  return { entries, next }
}

const NOTHING = { via: '', words: '', channels: [], plannedFor: null, measured: null }

function ofPost({ createdAt, createdBy, id }: Post): PostHistoryEntry {
  return { ...NOTHING, id, at: createdAt, kind: 'content', act: 'drafted', by: personOf(createdBy) }
}

function ofIdea({ id, createdAt, createdBy, text }: Idea): PostHistoryEntry {
  const words = excerptOf(text, WORDS_MAX)
  return { ...NOTHING, id, at: createdAt, kind: 'content', act: 'idea', by: personOf(createdBy), words }
}

function ofVersion({ id, createdAt, createdBy }: Omit<PostVersion, 'draft'>): PostHistoryEntry {
  return { ...NOTHING, id, at: createdAt, kind: 'content', act: 'edited', by: personOf(createdBy) }
}

function ofComment({ id, postedAt, author, text }: Comment): PostHistoryEntry {
  const words = excerptOf(text, WORDS_MAX)
  return { ...NOTHING, id, at: postedAt, kind: 'comments', act: 'commented', by: author, words }
}

function ofAct({ id, createdAt, act, guest: name, linkId, note }: ReviewAct): PostHistoryEntry {
  const by = { kind: 'guest' as const, linkId, name }
  const told = act === 'approved' ? 'approve' : 'return'
  return { ...NOTHING, id, at: createdAt, kind: 'approvals', act: told, by, words: note }
}

/** Marks a repeated scheduling of the same post as a move. */
function withMoves(acts: readonly StepGroup[]): PostHistoryEntry[] {
  let isPlanned = false
  return acts
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ id, at, by, step, note, via, steps }) => {
      const act = postHistoryActSchema.safeParse(isPlanned && step === 'schedule' ? 'moved' : step).data
      if (step === 'schedule') isPlanned = true
      if (step === 'cancel' || step === 'return') isPlanned = false
      // All other steps are taken by workers.
      if (act === undefined) return []
      const kind = APPROVAL_STEPS.includes(step) ? ('approvals' as const) : ('publishing' as const)
      const plannedFor = step === 'schedule' ? Math.min(...steps.map(({ scheduledAt }) => scheduledAt)) : null
      return [{ id, at, kind, act, by, via, words: note, channels: listChannels(steps), plannedFor, measured: null }]
    })
}

/** Returns entries for approval requests caused by planning, which have no step in the log. */
function listAsked(request: ApprovalRequest | null, log: readonly PublishLogEntry[]): PostHistoryEntry[] {
  if (!request) return []
  const { id, requestedAt: at, requestedBy, message: words } = request
  if (log.some(({ step, createdAt }) => step === 'ask_approval' && createdAt >= at - ASKED_WITHIN)) return []
  return [{ ...NOTHING, id, at, kind: 'approvals', act: 'ask_approval', by: personOf(requestedBy), words }]
}

function listChannels(steps: readonly PublishLogEntry[]): PostHistoryEntry['channels'] {
  const channels = steps.map(({ connectionId, platform, url, step }) => {
    return { connectionId, platform, url: step === 'confirm' || step === 'confirm_by_hand' ? url : null }
  })
  return [...new Map(channels.map((each) => [each.connectionId, each])).values()]
}

/** Returns the first metrics of each channel reported by its network. */
function listFirstMetrics(metrics: readonly PublicationMetrics[]): PostHistoryEntry[] {
  const latestFirst = metrics
    .filter(
      ({ state, variantId, postId, connectionId }) =>
        state === 'measured' && variantId === mainVariantId(postId, connectionId),
    )
    .toSorted((a, b) => b.measuredAt - a.measuredAt)
  const first = new Map(latestFirst.map((each) => [each.connectionId, each]))
  return [...first.values()].map(({ id, measuredAt: at, connectionId, platform, age, values }) => {
    const channels = [{ connectionId, platform, url: null }]
    return { ...NOTHING, id, at, kind: 'results', act: 'measured', by: null, channels, measured: { age, values } }
  })
}
