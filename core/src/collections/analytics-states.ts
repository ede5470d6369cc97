import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Progress of the scans over publications and followers. */
export const analyticsStates: ServerCollection<[]> = {
  name: 'analyticsStates',
  path: paths.analyticsStates,
  id: 'id',
  deletion: 'kept',
}
