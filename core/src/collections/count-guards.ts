import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Written by whoever counts towards a limit, so that of two at once one counts again; a TTL policy removes them. */
export const countGuards: ServerCollection<[]> = {
  name: 'countGuards',
  path: paths.countGuards,
  id: 'key',
  deletion: 'kept',
}
