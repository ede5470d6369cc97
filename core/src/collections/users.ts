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
  // The account is deleted with everything below it, and last: an unfinished deletion is found again while the account exists.
  deletion: 'below',
})
