import type { measureCampaigns as contract, MeasuredCampaign } from '@postwright/core/api/campaigns'
import type { OutputOf } from '@postwright/core/endpoint'
import { type Campaign, MEASURED_POSTS_MAX, MEASURED_PUBLICATIONS_MAX } from '@postwright/core/model/campaign'
import { metricsAgeSchema } from '@postwright/core/model/metrics'
import { variantId } from '@postwright/core/model/variant'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { CampaignPost } from '../ports/planning.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { METRICS_AFTER } from '../metrics/plan-metrics.ts'

type MeasureDeps = Pick<Deps, 'campaigns' | 'clock' | 'members' | 'workspaces'>

/**
 * Reads the progress of campaigns. Bounded: posts are counted by the database, and two metrics documents per publication are read
 * by id, the newest that should exist and the previous one.
 * @throws the codes of the contract
 */
export async function measureCampaigns(
  deps: MeasureDeps,
  caller: Caller,
  { workspaceId, campaignIds, isOverview }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const found = await Promise.all([...new Set(campaignIds)].map((id) => deps.campaigns.get(workspaceId, id)))
  const campaigns = found.filter((campaign) => campaign !== null)
  return { campaigns: await Promise.all(campaigns.map((each) => measure(deps, workspaceId, each, isOverview))) }
}

async function measure(
  deps: MeasureDeps,
  workspaceId: string,
  { id, goalMetric }: Campaign,
  isOverview: boolean,
): Promise<MeasuredCampaign> {
  const needsMetrics = !isOverview || goalMetric !== 'posts'
  const [posts, published] = await Promise.all([
    deps.campaigns.countPosts(workspaceId, id),
    needsMetrics ? deps.campaigns.listPublished(workspaceId, id, MEASURED_POSTS_MAX) : [],
  ])
  const all = published.flatMap(publicationsOf)
  const read = all.slice(0, MEASURED_PUBLICATIONS_MAX)
  const publications = await withMetrics(deps, workspaceId, read)
  return {
    campaignId: id,
    posts,
    published: isOverview ? [] : published.map(({ id: postId, publishedAt }) => ({ postId, publishedAt })),
    publications,
    isPartial: needsMetrics && (all.length > read.length || posts.published > published.length),
  }
}

type Publication = { variantId: string; postId: string; publishedAt: number }

function publicationsOf({ id: postId, publishedAt, connectionIds }: CampaignPost): Publication[] {
  return connectionIds.map((connectionId) => ({ variantId: variantId(postId, connectionId), postId, publishedAt }))
}

async function withMetrics(
  { campaigns, clock }: MeasureDeps,
  workspaceId: string,
  publications: readonly Publication[],
): Promise<MeasuredCampaign['publications']> {
  const asked = publications.map((each) => idsOf(each, clock.now()))
  const found = await campaigns.listMetrics(workspaceId, asked.flat())
  const byId = new Map(found.filter(({ state }) => state === 'measured').map((each) => [each.id, each.values]))
  return publications.map(({ postId, publishedAt }, at) => {
    const newest = (asked[at] ?? []).find((id) => byId.has(id))
    return { postId, publishedAt, values: newest === undefined ? null : (byId.get(newest) ?? null) }
  })
}

/** Returns the ids of the two newest expected metrics, the newest first. */
function idsOf({ variantId, publishedAt }: Publication, now: number): string[] {
  const reached = metricsAgeSchema.options.filter((age) => publishedAt + METRICS_AFTER[age] <= now)
  return reached
    .slice(-2)
    .toReversed()
    .map((age) => `${variantId}_${age}`)
}
