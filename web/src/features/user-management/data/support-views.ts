import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  askSupportView,
  beginSupportView,
  endSupportView,
  listSupportViews,
  viewAccount,
  viewNotifications,
  viewPost,
  viewPosts,
  viewWorkspaces,
} from '@postwright/core/api/support-views'
import type { SupportView } from '@postwright/core/model/support-view'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

const keyOf = (uid: string) => ['admin', 'support-views', uid] as const
/** Poll interval for the user's answer, in milliseconds. */
const POLLED_EVERY = 15_000

/** Returns the latest requests to view a user's account. */
export function useSupportViews(uid: string) {
  return queryState(
    useQuery({
      queryKey: keyOf(uid),
      queryFn: () => call(listSupportViews, { uid }),
      refetchInterval: POLLED_EVERY,
    }),
  )
}

export function useSupportViewsChanged(uid: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(uid) })
}

/** @throws ApiError */
export async function askForView(uid: string, viewId: string, reason: string): Promise<void> {
  await call(askSupportView, { uid, viewId, reason })
}

/** @throws ApiError, `reauthentication_required` among them */
export async function beginView({ uid, id: viewId }: SupportView): Promise<void> {
  await call(beginSupportView, { uid, viewId })
}

/** @throws ApiError */
export async function endView({ uid, id: viewId }: SupportView): Promise<void> {
  await call(endSupportView, { uid, viewId })
}

type Place = { uid: string; viewId: string }
/** Query options for one read per opened screen, because each read is logged on the server. */
const ONCE = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export function useViewedAccount(place: Place) {
  return queryState(
    useQuery({ queryKey: ['view-as', place, 'account'], queryFn: () => call(viewAccount, place), ...ONCE }),
  )
}

export function useViewedWorkspaces(place: Place) {
  return queryState(
    useQuery({
      queryKey: ['view-as', place, 'workspaces'],
      queryFn: async () => (await call(viewWorkspaces, place)).workspaces,
      ...ONCE,
    }),
  )
}

/** Returns the page of posts that follows the post `after`; the first page if `after` is null. */
export function useViewedPosts(place: Place, workspaceId: string, after: string | null) {
  return queryState(
    useQuery({
      queryKey: ['view-as', place, 'posts', workspaceId, after],
      queryFn: () => call(viewPosts, { ...place, workspaceId, ...(after !== null && { after }) }),
      ...ONCE,
    }),
  )
}

export function useViewedPost(place: Place, workspaceId: string, postId: string) {
  return queryState(
    useQuery({
      queryKey: ['view-as', place, 'post', workspaceId, postId],
      queryFn: async () => (await call(viewPost, { ...place, workspaceId, postId })).post,
      ...ONCE,
    }),
  )
}

export function useViewedNotifications(place: Place) {
  return queryState(
    useQuery({
      queryKey: ['view-as', place, 'notifications'],
      queryFn: async () => (await call(viewNotifications, place)).notifications,
      ...ONCE,
    }),
  )
}
