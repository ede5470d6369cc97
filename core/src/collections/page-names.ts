import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Owner of each link page name, and the content that visitors see there. */
export const pageNames: ServerCollection<[]> = {
  name: 'pageNames',
  path: paths.pageNames,
  id: 'page',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
