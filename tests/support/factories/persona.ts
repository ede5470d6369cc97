import type { Persona } from '@postwright/core/collections/personas'
import { emptyPersona } from '@postwright/core/model/persona'
import { makeBase } from './document-base.ts'

/** A persona with only the name Careful Carla; set only the fields that the test is about. */
export function makePersona(fields: Partial<Persona> = {}): Persona {
  return { ...makeBase('carla'), ...emptyPersona('Careful Carla'), ...fields }
}
