import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Files that are uploaded in parts. */
export const uploads: ServerCollection<[]> = {
  name: 'uploads',
  path: paths.uploads,
  id: 'id',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
