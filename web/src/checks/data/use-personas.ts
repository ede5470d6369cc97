import type { Persona } from '@postwright/core/collections/personas'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { personasQuery } from './personas-query.ts'

/** The personas of a workspace by name. Live. */
export function usePersonas(workspaceId: string): LiveList<Persona> {
  return useLiveList(personasQuery(workspaceId))
}
