import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createEventHook,
  deleteEventHook,
  getHookOffer,
  listEventHooks,
  listHookDeliveries,
  replayHookDelivery,
  rotateEventHook,
  testEventHook,
  updateEventHook,
} from '@postwright/core/api/event-hooks'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { HOOK_DELIVERIES_PAGE, type HookDeliveryState, type ShownDelivery } from '@postwright/core/model/event-hook'
import { call } from '@/lib/api-client.ts'
import type { PagedList } from '@/lib/live/use-paged-list.ts'
import { queryState } from '@/lib/query-state.ts'
import { usePagedRead } from '@/lib/use-paged-read.ts'

type HookPlace = { workspaceId: string; hookId: string }

const hooksKey = (workspaceId: string) => ['event-hooks', workspaceId]

/** Returns the webhooks of a workspace, newest first. */
export function useHooks(workspaceId: string) {
  return queryState(
    useQuery({
      queryKey: hooksKey(workspaceId),
      queryFn: async () => (await call(listEventHooks, { workspaceId })).hooks,
    }),
  )
}

/** Returns whether a member's notifications can be sent to a webhook of the workspace. */
export function useHookOffer(workspaceId: string) {
  return queryState(
    useQuery({
      queryKey: [...hooksKey(workspaceId), 'offer'],
      queryFn: async () => (await call(getHookOffer, { workspaceId })).takesNotifications,
    }),
  )
}

/** Returns deliveries of a webhook, newest first, one page at a time. */
export function useDeliveries(
  { workspaceId, hookId }: HookPlace,
  state: HookDeliveryState | null,
): PagedList<ShownDelivery> {
  return usePagedRead<ShownDelivery, string>(
    {
      key: [...hooksKey(workspaceId), hookId, state ?? 'all'],
      async read({ after }) {
        const page = { ...(state !== null && { state }), ...(after !== null && { after }) }
        const { deliveries, cursor } = await call(listHookDeliveries, { workspaceId, hookId, ...page })
        return { data: deliveries, unreadable: 0, endCursor: cursor }
      },
    },
    HOOK_DELIVERIES_PAGE,
  )
}

/** Returns a function that reloads the webhooks and deliveries of a workspace. */
export function useHooksChanged(workspaceId: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: hooksKey(workspaceId) })
}

/** @throws ApiError */
export const addHook = (input: InputOf<typeof createEventHook>): Promise<OutputOf<typeof createEventHook>> =>
  call(createEventHook, input)

/** @throws ApiError */
export const changeHook = (input: InputOf<typeof updateEventHook>): Promise<OutputOf<typeof updateEventHook>> =>
  call(updateEventHook, input)

/** @throws ApiError */
export const removeHook = (place: HookPlace): Promise<OutputOf<typeof deleteEventHook>> => call(deleteEventHook, place)

/** @throws ApiError */
export const rotateHook = (input: InputOf<typeof rotateEventHook>): Promise<OutputOf<typeof rotateEventHook>> =>
  call(rotateEventHook, input)

/** @throws ApiError */
export const sendTestEvent = (place: HookPlace): Promise<OutputOf<typeof testEventHook>> => call(testEventHook, place)

/** @throws ApiError */
export const replayDelivery = (
  input: InputOf<typeof replayHookDelivery>,
): Promise<OutputOf<typeof replayHookDelivery>> => call(replayHookDelivery, input)
