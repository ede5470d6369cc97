import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Time of the next measurement of a publication. */
export const metricsDue: ServerCollection<[]> = {
  name: 'metricsDue',
  path: paths.metricsDue,
  id: 'variantId',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
