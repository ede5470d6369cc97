import type { Post } from '@postwright/core/model/post'
import type { Workspace } from '@postwright/core/model/workspace'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { hashLinkSecret } from '../link-secret.ts'
import { readCalendarToken } from './calendar-token.ts'

const DAY = 24 * 60 * 60 * 1000
/** How far a feed reaches back and ahead; calendar programs forget what it no longer has. */
const BEFORE = 31 * DAY
const AHEAD = 366 * DAY
const POSTS_MAX = 1_000

export type PublicCalendar = { workspace: Workspace; posts: Post[] }

/** A feed ends with its maker's membership, and rests while that is suspended. */
export async function isMakerMember(
  { members }: Pick<Deps, 'members'>,
  { workspaceId, createdBy }: { workspaceId: string; createdBy: string },
): Promise<boolean> {
  const maker = await members.get(workspaceId, createdBy)
  return maker !== null && !maker.suspended
}

/**
 * What a workspace has planned and published lately, for all who know the address of its feed.
 * @throws `not_found` when there is no such feed, or no longer
 */
export async function findCalendar(
  deps: Pick<Deps, 'calendarFeeds' | 'members' | 'workspaces' | 'posts' | 'clock'>,
  name: string,
): Promise<PublicCalendar> {
  const { calendarFeeds, workspaces, posts, clock } = deps
  const feed = await calendarFeeds.get(hashLinkSecret(readCalendarToken(name)))
  const isOpen = feed !== null && (await isMakerMember(deps, feed))
  const workspace = isOpen ? await workspaces.get(feed.workspaceId) : null
  if (!workspace) throw new AppError('not_found', { message: 'no such calendar feed' })
  const now = clock.now()
  const within = { from: now - BEFORE, to: now + AHEAD }
  return { workspace, posts: await posts.plannedWithin(workspace.id, within, POSTS_MAX) }
}
