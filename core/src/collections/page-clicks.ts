import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Clicks on a link page by month, in shards, without data about visitors. */
export const pageClicks: ServerCollection<[wid: string]> = {
  name: 'pageClicks',
  path: paths.pageClicks,
  id: 'month',
  deletion: 'below',
}
