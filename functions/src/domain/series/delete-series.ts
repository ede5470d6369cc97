import type { deleteSeries as contract } from '@postwright/core/api/series'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { startSeriesJob } from './start-series-job.ts'

/**
 * Ends a series at once; a job removes its posts to come and then the series.
 * @throws the codes of the contract
 */
export async function deleteSeries(
  deps: Deps,
  caller: Caller,
  { workspaceId, seriesId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const planner = await requireMember(deps, caller, workspaceId, 'plan_posts')
  await deps.transact(async (tx) => {
    const series = await deps.series.getIn(tx, workspaceId, seriesId)
    if (!series) throw new AppError('not_found', { message: `series ${seriesId}` })
    requireChannels(planner, series.content.connectionIds)
    deps.series.updateIn(tx, workspaceId, series, { status: 'ending', dueAt: deps.clock.now() })
  })
  return { jobId: await startSeriesJob(deps, caller.uid, { workspaceId, seriesId }) }
}
