import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** One document per use of a gallery item, so that each use is counted once. */
export const galleryUses: ServerCollection<[]> = {
  name: 'galleryUses',
  path: paths.galleryUses,
  id: 'id',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
