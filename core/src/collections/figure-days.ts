import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Figures of the product from their last count on one UTC day. */
export const figureDays: ServerCollection<[]> = {
  name: 'figureDays',
  path: paths.figureDays,
  id: 'day',
  deletion: 'kept',
}
