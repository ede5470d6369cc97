import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { storageSlot } from '@/lib/storage-slot.ts'

/** Empty while texts are written for no persona in particular. */
const slot = storageSlot('postwright.checkedPersona', z.string().max(128), '')
const listeners = new Set<() => void>()

/** The persona that texts on this device are checked for, until another one is chosen. */
export function usePersonaChoice(): [personaId: string, choose: (personaId: string) => void] {
  return [useSyncExternalStore(subscribe, slot.read), choose]
}

function choose(personaId: string): void {
  slot.write(personaId)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
