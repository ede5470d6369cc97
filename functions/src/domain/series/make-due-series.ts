import type { Deps } from '../ports/deps.ts'
import { inLanes } from '../in-lanes.ts'
import { whereOn } from '../where-on.ts'
import { makePosts } from './make-posts.ts'

/** How many series one run makes posts for, how many at once, and how many posts each. */
const SERIES_AT_ONCE = 40
/** More are looked at, because series of workspaces without the service stay due. */
const LOOKED_AT_MAX = 400
const LANES = 4
const POSTS_AT_ONCE = 30

/** Makes the posts of series that have come into sight, in all workspaces; what one run does not manage is due in the next. */
export async function makeDueSeries(deps: Deps): Promise<void> {
  const found = await deps.series.listDue(deps.clock.now(), LOOKED_AT_MAX)
  const due = (await whereOn(deps.services, 'series', found)).slice(0, SERIES_AT_ONCE)
  await inLanes(due, LANES, {
    work: async (place) => void (await makePosts(deps, place, POSTS_AT_ONCE)),
    failed: (place, error) =>
      deps.logger.error('posts of a series could not be made', { ...place, error: String(error) }),
  })
}
