import { inLanes } from '../in-lanes.ts'
import type { Deps } from '../ports/deps.ts'
import { walkOn } from './walk-on.ts'

const PAGE = 200
const LANES = 4
/** Another name begins anew: when sums are to be made in another way. */
const ROUND = '1'

/**
 * Brings into the daily sums what was measured before there were any, page by page; once all is counted it reads one document. What is
 * counted already stays as it is.
 */
export async function countOlder(deps: Pick<Deps, 'metrics' | 'analyticsStates' | 'clock' | 'logger'>): Promise<void> {
  await walkOn(deps, { id: 'sums', round: ROUND }, async (after) => {
    const { found, last, isLast } = await deps.metrics.listAfter(after, PAGE)
    const publications = new Map(found.map((each) => [`${each.workspaceId}/${each.variantId}`, each]))
    await inLanes(publications.values(), LANES, {
      work: (publication) => deps.metrics.recount(publication),
      failed: ({ variantId }, error) => {
        deps.logger.error('a publication could not be counted', { variantId, error: String(error) })
      },
    })
    return { last, isLast }
  })
}
