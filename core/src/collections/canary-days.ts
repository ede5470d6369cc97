import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Outcomes of the canary posts of one UTC day. */
export const canaryDays: ServerCollection<[]> = {
  name: 'canaryDays',
  path: paths.canaryDays,
  id: 'day',
  deletion: 'kept',
}
