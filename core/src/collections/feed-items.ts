import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Items published on a feed, by record key. */
export const feedItems: ServerCollection<[wid: string, feed: string]> = {
  name: 'feedItems',
  path: paths.feedItems,
  id: 'item',
  deletion: 'below',
}
