import { PERSON_INDEX_STATE_SCHEMA, personIndexStateSchema } from '../model/person-entry.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const personIndexState = defineCollection({
  name: 'personIndexState',
  path: paths.personIndexState,
  id: 'id',
  about: ['The server stores its progress in adding older accounts to the index of people.'],
  schema: personIndexStateSchema,
  version: PERSON_INDEX_STATE_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
