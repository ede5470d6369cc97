import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Keys of the public API, by their hash. */
export const apiKeys: ServerCollection<[]> = {
  name: 'apiKeys',
  path: paths.apiKeys,
  id: 'key',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
