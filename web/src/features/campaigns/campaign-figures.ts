import type { Campaign, GoalMetric } from '@postwright/core/model/campaign'
import type { MeasuredCampaign } from '@postwright/core/api/campaigns'
import { gainOf } from '@postwright/core/campaigns/campaign-progress'

/** Formats a budget; null without one. */
export function formatBudget({ budgetAmount, budgetCurrency }: Pick<Campaign, 'budgetAmount' | 'budgetCurrency'>) {
  if (budgetAmount === 0) return null
  const currency = (budgetCurrency || 'eur').toUpperCase()
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(budgetAmount / minorUnitsIn(currency))
}

/** Returns the number of minor units in one unit of a currency. */
export function minorUnitsIn(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return 10 ** maximumFractionDigits
}

/** Returns the value of a campaign's goal metric: the number of published posts, or the sum of the metric over the campaign's publications. */
export function reachedOf(metric: GoalMetric, { posts, publications }: MeasuredCampaign): number {
  if (metric === 'posts') return posts.published
  return publications.reduce((sum, { values }) => sum + gainOf(metric, values), 0)
}
