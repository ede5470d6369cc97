import { limit, query } from 'firebase/firestore'
import { profiles } from '@postwright/core/collections/profiles'
import { type Profile, PROFILES_MAX } from '@postwright/core/model/profile'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'
import type { Connection } from '@postwright/core/model/connection'
import { READ_PROFILES } from '@postwright/core/platforms/profiles'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'

/** Returns the profiles of a workspace in the order in which they were added. Live. */
export function useProfiles(workspaceId: string): LiveList<Profile> {
  return useLiveList(query(collectionRef(profiles, workspaceId), ...listOrder(profiles), limit(PROFILES_MAX)))
}

/** Returns the connected accounts whose profile can be read at their network, live. */
export function useReadableAccounts(): LiveList<Connection> {
  const { workspaceId } = useSignedIn()
  const read = useConnections(workspaceId)
  if (read.status !== 'ready') return read
  const accounts = read.data.filter(
    ({ platform, mode, status }) => READ_PROFILES.includes(platform) && mode === 'direct' && status !== 'disconnected',
  )
  return { ...read, data: accounts }
}
