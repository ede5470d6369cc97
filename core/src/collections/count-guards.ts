import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Guards written by every operation that counts towards a limit, so that one of two concurrent operations counts again; a TTL policy removes them. */
export const countGuards: ServerCollection<[]> = {
  name: 'countGuards',
  path: paths.countGuards,
  id: 'key',
  deletion: 'kept',
}
