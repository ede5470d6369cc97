import type { Connection } from '@postwright/core/model/connection'
import { READ_PROFILES } from '@postwright/core/platforms/profiles'
import type { LiveList } from '@/lib/live/use-live.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** Connected accounts whose profile can be read at their network, live. */
export function useReadableAccounts(): LiveList<Connection> {
  const { workspaceId } = useSignedIn()
  const read = useConnections(workspaceId)
  if (read.status !== 'ready') return read
  const accounts = read.data.filter(
    ({ platform, mode, status }) => READ_PROFILES.includes(platform) && mode === 'direct' && status !== 'disconnected',
  )
  return { ...read, data: accounts }
}
