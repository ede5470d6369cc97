import type { Persona } from '@postwright/core/collections/personas'
import { emptyPersona } from '@postwright/core/model/persona'
import { makeBase } from './document-base.ts'

/** Careful Carla, of whom nothing else is known; name only what the test is about. */
export function makePersona(fields: Partial<Persona> = {}): Persona {
  return { ...makeBase('carla'), ...emptyPersona('Careful Carla'), ...fields }
}
