import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Published templates, palettes and sets of hashtags. Apart from their availability and their uses, they never change. */
export const galleryItems: ServerCollection<[]> = {
  name: 'galleryItems',
  path: paths.galleryItems,
  id: 'id',
  deletion: { of: 'person', field: 'makerUid' },
}
