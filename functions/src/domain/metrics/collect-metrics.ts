import type { Deps } from '../ports/deps.ts'
import { inLanes } from '../in-lanes.ts'
import { measure } from './measure.ts'

const PAGE = 100
const LANES = 8
/** The next run goes on with what is left. */
const COLLECT_TIME = 120_000

/** Measures all publications that are due for it, for some time. @returns how many were looked at */
export async function collectMetrics(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  let measured = 0
  for await (const page of deps.metrics.pages(now, PAGE)) {
    measured += await inLanes(page, LANES, {
      work: (row) => measure(deps, row),
      failed: ({ id }, error) => {
        deps.logger.error('a publication could not be measured', { variantId: id, error: String(error) })
      },
    })
    if (deps.clock.now() - now >= COLLECT_TIME) return measured
  }
  return measured
}
