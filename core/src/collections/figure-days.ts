import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Product metrics, one document per UTC day with that day's last count. */
export const figureDays: ServerCollection<[]> = {
  name: 'figureDays',
  path: paths.figureDays,
  id: 'day',
  deletion: 'kept',
}
