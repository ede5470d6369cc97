import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Outcomes of publications, counted for one UTC day. */
export const publishingDays: ServerCollection<[]> = {
  name: 'publishingDays',
  path: paths.publishingDays,
  id: 'day',
  deletion: 'kept',
}
