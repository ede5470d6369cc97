import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Who holds the name of a link page, and what visitors see there. */
export const pageNames: ServerCollection<[]> = {
  name: 'pageNames',
  path: paths.pageNames,
  id: 'page',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
