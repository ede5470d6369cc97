import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** That something of the gallery was used, once for each use, so that uses are counted once. */
export const galleryUses: ServerCollection<[]> = {
  name: 'galleryUses',
  path: paths.galleryUses,
  id: 'id',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
