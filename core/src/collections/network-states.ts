import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Networks on which publishing is stopped by an admin, or suspended because the network fails. */
export const networkStates: ServerCollection<[]> = {
  name: 'networkStates',
  path: paths.networkStates,
  id: 'platform',
  deletion: 'kept',
}
