import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Published templates, palettes and sets of hashtags. One never changes but in whether it is offered, and in its uses. */
export const galleryItems: ServerCollection<[]> = {
  name: 'galleryItems',
  path: paths.galleryItems,
  id: 'id',
  deletion: { of: 'person', field: 'makerUid' },
}
