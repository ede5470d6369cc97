import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import type { AnalyticsState } from '@postwright/core/model/channel-month'

type Place = { workspaceId: string; postId: string }

/** Moves the metrics of a post's publications to the post's current campaign. A repeated call changes nothing. */
export async function recountPost(
  { variants, metrics }: Pick<Deps, 'variants' | 'metrics'>,
  place: Place,
): Promise<void> {
  const published = (await variants.listOfPost(place.workspaceId, place.postId)).filter(
    ({ state }) => state === 'published',
  )
  for (const { id, connectionId } of published) await metrics.recount({ ...place, variantId: id, connectionId })
}

const PAGE = 200

const LANES = 4

/** Round of the recount. A new value recounts everything; change it when the sums are calculated differently. */
const ROUND = '1'

/**
 * Adds older measurements to the daily sums, page by page; once all are counted, a run reads one document. Measurements that are already counted stay
 * unchanged.
 */
export async function countOlder(deps: Pick<Deps, 'metrics' | 'analyticsStates' | 'clock' | 'logger'>): Promise<void> {
  await resumeWalk(deps, { id: 'sums', round: ROUND }, async (after) => {
    const { found, last, isLast } = await deps.metrics.listAfter(after, PAGE)
    const publications = new Map(found.map((each) => [`${each.workspaceId}/${each.variantId}`, each]))
    await mapConcurrent(publications.values(), LANES, {
      work: (publication) => deps.metrics.recount(publication),
      failed: ({ variantId }, error) => {
        deps.logger.error('a publication could not be counted', { variantId, error: String(error) })
      },
    })
    return { last, isLast }
  })
}

/** Time after which no further page is started: a run ends well before the platform's timeout. */
const RUN_TIME = 60_000

/** Processes pages of all documents of a kind from where the last run ended; each round runs once. A page whose run was killed is processed again. */
export async function resumeWalk(
  { analyticsStates, clock }: Pick<Deps, 'analyticsStates' | 'clock'>,
  { id, round }: Pick<AnalyticsState, 'id' | 'round'>,
  takePage: (after: string | null) => Promise<{ last: string | null; isLast: boolean }>,
): Promise<void> {
  const begun = clock.now()
  const known = await analyticsStates.get(id)
  let state: AnalyticsState = known?.round === round ? known : { id, round, after: null, isDone: false }
  while (!state.isDone && clock.now() - begun < RUN_TIME) {
    const { last, isLast } = await takePage(state.after)
    state = { ...state, after: last ?? state.after, isDone: isLast }
    await analyticsStates.save(state)
  }
}
