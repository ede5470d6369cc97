import { USER_SCHEMA, userSchema } from '../model/user.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const users = defineCollection({
  name: 'users',
  path: paths.users,
  id: 'uid',
  schema: userSchema,
  version: USER_SCHEMA,
  read: { get: 'person', list: 'server' },
  export: 'whole',
  // With everything below it, and last: while the account is there, an unfinished deletion is found again.
  deletion: 'below',
})
