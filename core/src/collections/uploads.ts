import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Files that arrive in parts. */
export const uploads: ServerCollection<[]> = {
  name: 'uploads',
  path: paths.uploads,
  id: 'id',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
