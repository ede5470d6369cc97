import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Deck templates as designed by admins; people receive a version from the gallery. */
export const deckTemplates: ServerCollection<[]> = {
  name: 'deckTemplates',
  path: paths.deckTemplates,
  id: 'id',
  deletion: { of: 'person', field: 'makerUid' },
}
