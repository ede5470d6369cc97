import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Owners of usernames. */
export const usernames: ServerCollection<[]> = {
  name: 'usernames',
  path: paths.usernames,
  id: 'lower',
  deletion: { of: 'person', field: 'uid' },
}
