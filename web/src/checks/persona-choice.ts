import { z } from 'zod'
import { createKeptValue, useKeptValue } from '@/lib/kept-value.ts'

/** Empty while texts are written for no persona in particular. */
const choice = createKeptValue('postwright.checkedPersona', z.string().max(128), '')

/** The persona that texts on this device are checked for, until another one is chosen. */
export function usePersonaChoice(): [personaId: string, choose: (personaId: string) => void] {
  return [useKeptValue(choice), choice.set]
}
