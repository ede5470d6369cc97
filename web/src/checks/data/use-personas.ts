import { type Persona, personas } from '@postwright/core/collections/personas'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { limit, query, type Query } from 'firebase/firestore'
import { PERSONAS_MAX } from '@postwright/core/model/persona'
import { listOrder } from '@/lib/live/list-queries.ts'
import { collectionRef } from '@/lib/live/refs.ts'

/** Returns the personas of a workspace by name. Live. */
export function usePersonas(workspaceId: string): LiveList<Persona> {
  return useLiveList(personasQuery(workspaceId))
}

/** Returns the query for all personas of a workspace by name: all of them fit on one page. */
function personasQuery(workspaceId: string): Query<Persona> {
  return query(collectionRef(personas, workspaceId), ...listOrder(personas), limit(PERSONAS_MAX))
}
