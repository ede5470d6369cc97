import type { AnalyticsState } from '@postwright/core/model/channel-month'
import type { Deps } from '../ports/deps.ts'

/** No further page is begun after this time: a run ends well before the platform's timeout. */
const RUN_TIME = 60_000

/**
 * Takes the pages of a walk over all documents of a kind, from where the last run was; each round is walked once. A page whose run was
 * killed is taken again.
 */
export async function walkOn(
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
