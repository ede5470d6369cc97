import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Public feeds on which posts are published; anyone who knows the address of one may read it. */
export const feeds: ServerCollection<[wid: string]> = {
  name: 'feeds',
  path: paths.feeds,
  id: 'feed',
  deletion: 'below',
}
