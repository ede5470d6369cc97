import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Documents that each operation counting towards a limit writes, so that one of two concurrent ones counts again; a TTL policy removes them. */
export const countGuards: ServerCollection<[]> = {
  name: 'countGuards',
  path: paths.countGuards,
  id: 'key',
  deletion: 'kept',
}
