import type { simulate as contract } from '@postwright/core/api/simulation'
import type { OutputOf } from '@postwright/core/endpoint'
import type { ApprovalRules } from '@postwright/core/model/approval'
import { findNeededApprovals } from '@postwright/core/approvals/needed-approvals'
import { FINDINGS_MAX, SIMULATED_DAYS, SIMULATED_PUBLICATIONS_MAX } from '@postwright/core/simulate/simulation-limits'
import type { Variant } from '@postwright/core/model/variant'
import { simulate } from '@postwright/core/simulate/simulate'
import type { Publication } from '@postwright/core/simulate/simulation'
import { excerptOf } from '@postwright/core/text/excerpt'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

const EXCERPT_MAX = 100

/**
 * Simulates a workspace's plan for the next 13 weeks, or up to the last of `SIMULATED_PUBLICATIONS_MAX` publications. Writes nothing.
 * @throws the codes of the contract
 */
export async function simulatePlan(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const workspace = await deps.workspaces.get(workspaceId)
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  const { timeZone: tzid } = workspace
  const from = deps.clock.now()
  const today = Temporal.PlainDate.from(fromInstant(from, tzid).local.slice(0, 10))
  const end = today.add({ days: SIMULATED_DAYS }).toZonedDateTime(tzid).epochMilliseconds
  const plan = await deps.plansAhead.read(workspaceId, { from, until: end, max: SIMULATED_PUBLICATIONS_MAX })
  const files = plan.variants.flatMap(({ content }) => content.media.map(({ mediaId }) => mediaId))
  const until = plan.isPartial ? (plan.variants.at(-1)?.scheduled.instant ?? end) : end
  const publications = plan.variants.map((variant) => publicationOf(variant, workspace.approvalRules))
  const findings = simulate({
    now: from,
    until,
    tzid,
    isPaused: workspace.pausedAt !== null,
    channels: plan.connections.map((each) => ({
      ...each,
      isRenewed: deps.publishers[each.platform].refresh !== undefined,
    })),
    publications,
    series: plan.series,
    queues: plan.queues,
    mediaIds: await deps.plansAhead.storedMedia(workspaceId, [...new Set(files)]),
  })
  const days = postsByDay(publications, tzid, today)
  const isPartial = plan.isPartial || findings.length > FINDINGS_MAX
  return { from, until, tzid, days, findings: findings.slice(0, FINDINGS_MAX), isPartial }
}

function publicationOf(variant: Variant, rules: ApprovalRules): Publication {
  const { postId, connectionId, scheduled, content, partIndex, partKind, mode, queueId } = variant
  return {
    postId,
    connectionId,
    scheduled,
    content,
    partIndex,
    partKind,
    mode,
    excerpt: excerptOf(content.text, EXCERPT_MAX),
    isApproved: findNeededApprovals(rules, variant).length === 0,
    queueId,
    seriesId: null,
  }
}

function postsByDay(publications: readonly Publication[], tzid: string, today: Temporal.PlainDate) {
  const postsOn = new Map<string, Set<string>>()
  for (const { postId, scheduled } of publications) {
    const day = fromInstant(scheduled.instant, tzid).local.slice(0, 10)
    const posts = postsOn.get(day) ?? new Set()
    postsOn.set(day, posts.add(postId ?? ''))
  }
  return Array.from({ length: SIMULATED_DAYS }, (_, days) => {
    const day = today.add({ days }).toString()
    return { day, posts: postsOn.get(day)?.size ?? 0 }
  })
}
