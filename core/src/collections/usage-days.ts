import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Server usage on one UTC day, in shards. */
export const usageDays: ServerCollection<[]> = {
  name: 'usageDays',
  path: paths.usageDays,
  id: 'part',
  deletion: 'kept',
}
