import { query } from 'firebase/firestore'
import { emptyTrash } from '@postwright/core/api/trash'
import { trash } from '@postwright/core/collections/trash'
import type { InputOf } from '@postwright/core/endpoint'
import type { TrashItem } from '@postwright/core/model/trash-item'
import { call } from '@/lib/api-client.ts'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type PagedList, usePagedList } from '@/lib/live/use-paged-list.ts'

/** Returns the trash of a workspace, newest first; live. Includes items whose permanent deletion has begun (`endedAt`). */
export function useTrash(workspaceId: string, size: number): PagedList<TrashItem> {
  return usePagedList(query(collectionRef(trash, workspaceId), ...listOrder(trash)), size)
}

/** Deletes everything that was in the trash at `until`, in batches. @throws ApiError */
export async function removeAll(input: InputOf<typeof emptyTrash>): Promise<void> {
  for (;;) if ((await call(emptyTrash, input)).isEmpty) return
}
