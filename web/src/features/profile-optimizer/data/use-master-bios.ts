import { limit, query } from 'firebase/firestore'
import { masterBios } from '@postwright/core/collections/master-bios'
import { MASTER_BIOS_MAX, type MasterBio } from '@postwright/core/model/profile'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'

/** Returns the master bio of a workspace, live; an empty list while there is none. */
export function useMasterBios(workspaceId: string): LiveList<MasterBio> {
  return useLiveList(query(collectionRef(masterBios, workspaceId), ...listOrder(masterBios), limit(MASTER_BIOS_MAX)))
}
