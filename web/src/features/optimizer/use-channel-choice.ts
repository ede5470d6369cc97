import { useSearchParams } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'

/** Returns the channel of the results, from the address; null for all channels together. */
export function useChannelChoice() {
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const read = useConnections(workspaceId)
  const [params, setParams] = useSearchParams()
  const channels: readonly Connection[] = read.status === 'ready' ? read.data : []
  const channel = channels.find(({ id }) => id === params.get('channel')) ?? null
  return {
    workspaceId,
    channels,
    channel,
    tzid: channel?.timeZone ?? timeZone,
    zoneOf: (connectionId: string) => channels.find(({ id }) => id === connectionId)?.timeZone ?? timeZone,
    isWaiting: read.status === 'loading',
    choose: (connectionId: string | null) => setParams(connectionId === null ? {} : { channel: connectionId }),
  }
}
