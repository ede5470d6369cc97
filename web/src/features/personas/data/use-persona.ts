import { doc } from 'firebase/firestore'
import { useMemo } from 'react'
import { type Persona, personas } from '@postwright/core/collections/personas'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'

/** One persona, live. */
export function usePersona(workspaceId: string, personaId: string): LiveDoc<Persona> {
  const ref = useMemo(() => doc(collectionRef(personas, workspaceId), personaId), [workspaceId, personaId])
  return useLiveDoc(ref)
}
