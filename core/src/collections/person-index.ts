import { PERSON_ENTRY_SCHEMA, personEntrySchema } from '../model/person-entry.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const personIndex = defineCollection({
  name: 'personIndex',
  path: paths.personIndex,
  id: 'uid',
  about: ['Search index of people. The server writes it; admins search it through the API.'],
  schema: personEntrySchema,
  version: PERSON_ENTRY_SCHEMA,
  read: { get: 'server', list: 'server' },
  // Duplicates data of the account and its workspaces.
  export: 'nothing',
  deletion: { of: 'person', field: 'uid' },
})
