import type { z } from 'zod'
import { documentBase } from '../model/document.ts'
import { personaDraftSchema, PERSONAS_MAX } from '../model/persona.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Target readers of posts, `workspaces/{wid}/personas/{id}`. */
const personaSchema = documentBase.extend(personaDraftSchema.shape)

export type Persona = z.infer<typeof personaSchema>

export const personas = defineCollection({
  name: 'personas',
  path: paths.personas,
  id: 'id',
  schema: personaSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'edit_library',
    fields: personaDraftSchema.keyof().options,
    bySizeOnly: ['pictures', 'goals', 'pains', 'objections', 'uses', 'avoids', 'platforms', 'proof', 'evidence'],
    removable: false,
  },
  order: { by: 'name', direction: 'asc' },
  cap: PERSONAS_MAX,
  media: [{ ids: 'pictures.*' }],
  export: 'whole',
  deletion: 'below',
})
