import { limit, query } from 'firebase/firestore'
import { masterBios } from '@postwright/core/collections/master-bios'
import type { MasterBio } from '@postwright/core/model/master-bio'
import { MASTER_BIOS_MAX } from '@postwright/core/model/profile-limits'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveList, useLiveList } from '@/lib/live/use-live.ts'

/** The master bio of a workspace, live; an empty list while there is none. */
export function useMasterBios(workspaceId: string): LiveList<MasterBio> {
  return useLiveList(query(collectionRef(masterBios, workspaceId), ...listOrder(masterBios), limit(MASTER_BIOS_MAX)))
}
