import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** The operator's sealed app keys at one network. */
export const platformApps: ServerCollection<[]> = {
  name: 'platformApps',
  path: paths.platformApps,
  id: 'platform',
  deletion: 'kept',
}
