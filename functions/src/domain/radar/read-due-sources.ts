import { inLanes } from '../in-lanes.ts'
import type { Deps } from '../ports/deps.ts'
import { whereOn } from '../where-on.ts'
import { checkSource, type CheckNeeds } from './check-source.ts'

/** Sources of one run and how many are read at once; a run begins none after this time. */
const RUN_MAX = 150
/** More are looked at, because sources of workspaces without the service stay due. */
const LOOKED_AT_MAX = 1_000
const LANES = 8
const RUN_TIME = 200_000

/** Reads the sources whose time has come, the longest waiting first. What a run doesn't get to, the next one reads. */
export async function readDueSources(deps: CheckNeeds & Pick<Deps, 'services'>): Promise<void> {
  const begun = deps.clock.now()
  const found = await deps.radar.listDue(begun, LOOKED_AT_MAX)
  const due = (await whereOn(deps.services, 'feed_imports', found)).slice(0, RUN_MAX)
  await inLanes(due, LANES, {
    work: async ({ workspaceId, sourceId }) => {
      if (deps.clock.now() - begun > RUN_TIME) return
      await checkSource(deps, workspaceId, sourceId)
    },
    failed: ({ sourceId }, error) => {
      deps.logger.error('a followed source could not be read', { sourceId, error: String(error) })
    },
  })
}
