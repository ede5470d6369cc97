import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Documents of a trash item, as they were stored. */
export const trashedDocuments: ServerCollection<[workspaceId: string, itemId: string]> = {
  name: 'trashedDocuments',
  path: paths.trashedDocuments,
  id: 'document',
  deletion: 'below',
}
