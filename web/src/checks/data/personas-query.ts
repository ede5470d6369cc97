import { limit, query, type Query } from 'firebase/firestore'
import { type Persona, personas } from '@postwright/core/collections/personas'
import { PERSONAS_MAX } from '@postwright/core/model/persona-limits'
import { listOrder } from '@/lib/live/list-order.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** All personas of a workspace by name: there are no more than one page can hold. */
export function personasQuery(workspaceId: string): Query<Persona> {
  return query(collectionRef(personas, workspaceId), ...listOrder(personas), limit(PERSONAS_MAX))
}
