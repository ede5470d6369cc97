import type { Post } from '@postwright/core/model/post'
import type { Workspace } from '@postwright/core/model/workspace'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import { calendarFeedId, readCalendarToken } from './calendar-token.ts'

const DAY = 24 * 60 * 60 * 1000
/** How far a feed reaches back and ahead; calendar programs forget what it no longer has. */
const BEFORE = 31 * DAY
const AHEAD = 366 * DAY
const POSTS_MAX = 1_000

export type PublicCalendar = { workspace: Workspace; posts: Post[] }

/**
 * What a workspace has planned and published lately, for all who know the address of its feed.
 * @throws `not_found` when there is no such feed, or no longer
 */
export async function findCalendar(
  { calendarFeeds, workspaces, posts, clock }: Pick<Deps, 'calendarFeeds' | 'workspaces' | 'posts' | 'clock'>,
  name: string,
): Promise<PublicCalendar> {
  const feed = await calendarFeeds.get(calendarFeedId(readCalendarToken(name)))
  const workspace = feed && (await workspaces.get(feed.workspaceId))
  if (!workspace) throw new AppError('not_found', { message: 'no such calendar feed' })
  const now = clock.now()
  const within = { from: now - BEFORE, to: now + AHEAD }
  return { workspace, posts: await posts.plannedWithin(workspace.id, within, POSTS_MAX) }
}
