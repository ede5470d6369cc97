import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** The places that the walks over publications and followers have reached. */
export const analyticsStates: ServerCollection<[]> = {
  name: 'analyticsStates',
  path: paths.analyticsStates,
  id: 'id',
  deletion: 'kept',
}
