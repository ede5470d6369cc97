import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Deck templates as admins design them; what people get is a version in the gallery. */
export const deckTemplates: ServerCollection<[]> = {
  name: 'deckTemplates',
  path: paths.deckTemplates,
  id: 'id',
  deletion: { of: 'person', field: 'makerUid' },
}
