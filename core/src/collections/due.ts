import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** When a variant must be looked at next. */
export const due: ServerCollection<[]> = {
  name: 'due',
  path: paths.due,
  id: 'variantId',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
