import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** When a publication is measured next. */
export const metricsDue: ServerCollection<[]> = {
  name: 'metricsDue',
  path: paths.metricsDue,
  id: 'variantId',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
