import type { Deps } from '../ports/deps.ts'
import { inLanes } from '../in-lanes.ts'
import { makePosts } from './make-posts.ts'

/** How many series one run makes posts for, how many at once, and how many posts each. */
const SERIES_AT_ONCE = 40
const LANES = 4
const POSTS_AT_ONCE = 30

/** Makes the posts of series that have come into sight, in all workspaces; what one run does not manage is due in the next. */
export async function makeDueSeries(deps: Deps): Promise<void> {
  const due = await deps.series.listDue(deps.clock.now(), SERIES_AT_ONCE)
  await inLanes(due, LANES, {
    work: async (place) => void (await makePosts(deps, place, POSTS_AT_ONCE)),
    failed: (place, error) =>
      deps.logger.error('posts of a series could not be made', { ...place, error: String(error) }),
  })
}
