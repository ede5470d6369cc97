import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Time at which a variant must be processed next. */
export const due: ServerCollection<[]> = {
  name: 'due',
  path: paths.due,
  id: 'variantId',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
