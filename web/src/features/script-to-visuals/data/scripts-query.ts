import { query, type Query } from 'firebase/firestore'
import { scripts } from '@postwright/core/collections/scripts'
import type { Script } from '@postwright/core/model/script'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** The scripts of a workspace, those that were changed last first. */
export function scriptsQuery(workspaceId: string): Query<Script> {
  return query(collectionRef(scripts, workspaceId), ...listOrder(scripts))
}
