import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Who holds a user name. */
export const usernames: ServerCollection<[]> = {
  name: 'usernames',
  path: paths.usernames,
  id: 'lower',
  deletion: { of: 'person', field: 'uid' },
}
