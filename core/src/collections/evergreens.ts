import { EVERGREEN_SCHEMA, evergreenSchema } from '../model/evergreen.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const evergreens = defineCollection({
  name: 'evergreens',
  path: paths.evergreens,
  id: 'id',
  schema: evergreenSchema,
  version: EVERGREEN_SCHEMA,
  read: { get: 'members', list: 'members' },
  export: 'whole',
  deletion: 'below',
})
