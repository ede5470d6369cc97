import { expect, test } from 'vitest'
import { simulateApprovals } from '../../sim/approvals/simulate-approvals.ts'
import { IS_DEEP } from '../../support/deep.ts'

const SEEDS = IS_DEEP ? 10_000 : 300

test(
  `of ${SEEDS} interleavings of edits, approvals, moves, retries and deliveries none publishes what was not approved in that form`,
  { timeout: 900_000 },
  async () => {
    const totals = { published: 0, held: 0, violations: [] as string[] }
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { published, held, violations } = await simulateApprovals(seed)
      totals.published += published
      totals.held += held
      totals.violations.push(...violations)
    }
    expect(totals.violations).toEqual([])
    expect(totals.published).toBeGreaterThan(SEEDS / 4)
    expect(totals.held).toBeGreaterThan(SEEDS / 20)
  },
)
