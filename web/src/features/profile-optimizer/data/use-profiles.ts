import { limit, query } from 'firebase/firestore'
import { profiles } from '@postwright/core/collections/profiles'
import { type Profile, PROFILES_MAX } from '@postwright/core/model/profile'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'

/** The profiles of a workspace in the order in which they were added. Live. */
export function useProfiles(workspaceId: string): LiveList<Profile> {
  return useLiveList(query(collectionRef(profiles, workspaceId), ...listOrder(profiles), limit(PROFILES_MAX)))
}
