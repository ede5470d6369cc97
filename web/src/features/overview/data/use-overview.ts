import type { Heartbeat } from '@postwright/core/model/heartbeat'
import type { Variant } from '@postwright/core/model/variant'
import { refs } from '@/lib/live/refs.ts'
import { useLiveDoc, useLiveList, type LiveDoc, type LiveList } from '@/lib/live/use-live.ts'
import type { FirstSteps } from '../first-steps.ts'
import {
  anyVariantQuery,
  attentionQuery,
  upcomingQuery,
  usableConnectionQuery,
  wentOutQuery,
  writtenPostQuery,
} from './overview-queries.ts'

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

/**
 * How far somebody is on the way to the first published post; null while nobody knows whether one is out, or once it is, and
 * then nothing is read for it.
 */
export function useFirstSteps(workspaceId: string, wentOut: LiveList<Variant>): FirstSteps | 'loading' | null {
  const isNew = wentOut.status === 'ready' && wentOut.data.length === 0 && wentOut.unreadable === 0
  const connections = useLiveList(isNew ? usableConnectionQuery(refs.connections(workspaceId)) : null)
  const posts = useLiveList(isNew ? writtenPostQuery(refs.posts(workspaceId)) : null)
  const variants = useLiveList(isNew ? anyVariantQuery(refs.variants(workspaceId)) : null)
  const lists = [connections, posts, variants]
  if (!isNew || lists.some(({ status }) => status === 'error')) return null
  if (connections.status !== 'ready' || posts.status !== 'ready' || variants.status !== 'ready') return 'loading'
  const scheduled = variants.data.length > 0
  return {
    connect: connections.data.length > 0,
    write: posts.data.length > 0 || scheduled,
    schedule: scheduled,
    see_it_out: false,
  }
}
