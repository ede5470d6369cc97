import type { MeasuredCampaign } from '@postwright/core/api/campaigns'
import { gainOf } from '@postwright/core/campaigns/campaign-progress'
import type { GoalMetric } from '@postwright/core/model/campaign'

/** Adds up a metric over the publications of a campaign. */
export function reachedOf(metric: GoalMetric, { posts, publications }: MeasuredCampaign): number {
  if (metric === 'posts') return posts.published
  return publications.reduce((sum, { values }) => sum + gainOf(metric, values), 0)
}
