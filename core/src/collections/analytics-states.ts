import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** How far publications and followers are counted. */
export const analyticsStates: ServerCollection<[]> = {
  name: 'analyticsStates',
  path: paths.analyticsStates,
  id: 'id',
  deletion: 'kept',
}
