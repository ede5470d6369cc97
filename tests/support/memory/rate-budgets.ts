import type { RateBudget } from '@postwright/core/publishing/rate-budget'
import type { RateBudgetStore } from '../../../functions/src/domain/ports/connections.ts'

/** Rate budgets in memory. `writes` is the number of writes. */
export function createMemoryRateBudgets(): RateBudgetStore & { writes: () => number } {
  const budgets = new Map<string, RateBudget>()
  let writes = 0
  return {
    change: async (key, decide) => {
      const { budget, result } = decide(budgets.get(key) ?? null)
      if (budget) {
        budgets.set(key, budget)
        writes += 1
      }
      return result
    },
    writes: () => writes,
  }
}
