import {
  type viewAccount as accountContract,
  VIEWED_PAGE_MAX,
  type ViewedPost,
  type ViewedWorkspace,
} from '@postwright/core/api/support-views'
import type { RoomPost } from '@postwright/core/api/client-room'
import type { OutputOf } from '@postwright/core/endpoint'
import { getViewState, SUPPORT_SCREENS_MAX, type SupportScreen } from '@postwright/core/model/support-view'
import { excerptOf } from '@postwright/core/text/excerpt'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { showPostIn } from '../client-room/show-content.ts'
import { readEntitlements } from '../entitlements/entitlements.ts'
import { canAct } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import type { ViewPlace } from './change-view.ts'

const EXCERPT_MAX = 280

/**
 * Lets an admin read one screen of an active view, and records the access. Only the view itself is written.
 * @throws `not_found` for another admin's view, `view_closed` for an inactive one or one with the maximum number of screens
 */
async function enterView(
  deps: Deps,
  { uid: adminUid }: Caller,
  { uid, viewId }: ViewPlace,
  [screen, about]: [screen: SupportScreen, about: string],
): Promise<void> {
  await deps.transact(async (tx) => {
    const view = await deps.supportViews.getIn(tx, uid, viewId)
    if (view?.adminUid !== adminUid) throw new AppError('not_found', { message: `view ${viewId} of ${uid}` })
    const now = deps.clock.now()
    const { screens } = view
    if (getViewState(view, now) !== 'running' || screens.length >= SUPPORT_SCREENS_MAX) {
      throw new AppError('view_closed', { message: `view ${viewId} is ${view.state} with ${screens.length} screens` })
    }
    deps.supportViews.updateIn(tx, uid, view, { screens: [...screens, { screen, about, openedAt: now }] })
  })
}

/** @throws `not_found`, `view_closed` */
export async function viewAccount(
  deps: Deps,
  admin: Caller,
  place: ViewPlace,
): Promise<OutputOf<typeof accountContract>> {
  await enterView(deps, admin, place, ['account', ''])
  const [user, subscription, limits] = await Promise.all([
    deps.users.get(place.uid),
    deps.subscriptions.get(place.uid),
    readEntitlements(deps, place.uid),
  ])
  if (!user) throw new AppError('not_found', { message: `user ${place.uid}` })
  return { user, subscription, limits }
}

/** Lists the workspaces that the person currently belongs to. @throws `not_found`, `view_closed` */
export async function viewWorkspaces(
  deps: Deps,
  admin: Caller,
  place: ViewPlace,
): Promise<{ workspaces: ViewedWorkspace[] }> {
  await enterView(deps, admin, place, ['workspaces', ''])
  const memberships = await deps.transact((tx) => deps.members.listOfIn(tx, place.uid))
  const described = await Promise.all(
    memberships.slice(0, VIEWED_PAGE_MAX).map(async ({ workspaceId, role }) => {
      const [workspace, channels] = await Promise.all([
        deps.workspaces.get(workspaceId),
        deps.viewedAccounts.channels(workspaceId, VIEWED_PAGE_MAX),
      ])
      return workspace ? [{ ...workspace, role, channels }] : []
    }),
  )
  return { workspaces: described.flat() }
}

/** Lists the posts of a workspace that the person can see. @throws `not_found`, `view_closed` */
export async function viewPosts(
  deps: Deps,
  admin: Caller,
  { workspaceId, after, ...place }: ViewPlace & { workspaceId: string; after?: string | undefined },
): Promise<{ posts: ViewedPost[]; after: string | null }> {
  await enterView(deps, admin, place, ['posts', workspaceId])
  await requireMembership(deps, place, workspaceId)
  const posts = await deps.viewedAccounts.posts(workspaceId, { after: after ?? null, limit: VIEWED_PAGE_MAX })
  const described = await Promise.all(
    posts.map(async (post) => {
      const deliveries = await deps.variants.listOfPost(workspaceId, post.id)
      return { ...post, text: excerptOf(post.text, EXCERPT_MAX), deliveries }
    }),
  )
  return { posts: described, after: posts.length < VIEWED_PAGE_MAX ? null : (posts.at(-1)?.id ?? null) }
}

/** @throws `not_found`, `view_closed` */
export async function viewPost(
  deps: Deps,
  admin: Caller,
  { workspaceId, postId, ...place }: ViewPlace & { workspaceId: string; postId: string },
): Promise<{ post: RoomPost }> {
  await enterView(deps, admin, place, ['post', postId])
  await requireMembership(deps, place, workspaceId)
  const workspace = await deps.workspaces.get(workspaceId)
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  return { post: await showPostIn(deps, { workspace, link: { id: place.viewId, postIds: [postId] } }, postId) }
}

/** @throws `not_found`, `view_closed` */
export async function viewNotifications(deps: Deps, admin: Caller, place: ViewPlace) {
  await enterView(deps, admin, place, ['notifications', ''])
  return { notifications: await deps.viewedAccounts.notifications(place.uid, VIEWED_PAGE_MAX) }
}

/** Throws unless the viewed user can read the content, so that an admin sees no more than that user. @throws `not_found` */
async function requireMembership({ members }: Pick<Deps, 'members'>, { uid }: ViewPlace, workspaceId: string) {
  const member = await members.get(workspaceId, uid)
  if (!canAct(member, 'read_content')) throw new AppError('not_found', { message: `${uid} in ${workspaceId}` })
}
