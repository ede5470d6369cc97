import { useMemo } from 'react'
import type { Persona } from '@postwright/core/collections/personas'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { personasQuery } from './personas-query.ts'

/** The personas of a workspace by name. Live. */
export function usePersonas(workspaceId: string): LiveList<Persona> {
  const query = useMemo(() => personasQuery(workspaceId), [workspaceId])
  return useLiveList(query)
}
