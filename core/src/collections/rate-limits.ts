import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Calls per key and minute; a TTL policy removes them. */
export const rateLimits: ServerCollection<[]> = {
  name: 'rateLimits',
  path: paths.rateLimits,
  id: 'key',
  deletion: 'kept',
}
