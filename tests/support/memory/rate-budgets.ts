import type { RateBudget } from '@postwright/core/publishing/rate-budget'
import type { RateBudgetStore } from '../../../functions/src/domain/ports/connections.ts'

/** Budgets in the memory of this process, and how often one was written. */
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
