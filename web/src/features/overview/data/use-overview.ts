import type { Heartbeat } from '@postwright/core/model/heartbeat'
import type { Variant } from '@postwright/core/model/variant'
import { refs } from '@/lib/live/refs.ts'
import { useLiveDoc, useLiveList, type LiveDoc, type LiveList } from '@/lib/live/use-live.ts'
import { attentionQuery, upcomingQuery, wentOutQuery } from './overview-queries.ts'

export function useUpcoming(workspaceId: string): LiveList<Variant> {
  return useLiveList(upcomingQuery(refs.variants(workspaceId)))
}

export function useAttention(workspaceId: string): LiveList<Variant> {
  return useLiveList(attentionQuery(refs.variants(workspaceId)))
}

export function useWentOut(workspaceId: string): LiveList<Variant> {
  return useLiveList(wentOutQuery(refs.variants(workspaceId)))
}

export function useHeartbeat(): LiveDoc<Heartbeat> {
  return useLiveDoc(refs.heartbeat('sweep'))
}
