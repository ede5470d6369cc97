import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Public feeds that posts are published on; who knows the address of one may read it. */
export const feeds: ServerCollection<[wid: string]> = {
  name: 'feeds',
  path: paths.feeds,
  id: 'feed',
  deletion: 'below',
}
