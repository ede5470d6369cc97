import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** The owner of each username, by its lower-case form. */
export const usernames: ServerCollection<[]> = {
  name: 'usernames',
  path: paths.usernames,
  id: 'lower',
  deletion: { of: 'person', field: 'uid' },
}
