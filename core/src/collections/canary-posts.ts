import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Posts by which the product sees that publishing works, until it is known what became of them. */
export const canaryPosts: ServerCollection<[]> = {
  name: 'canaryPosts',
  path: paths.canaryPosts,
  id: 'recordKey',
  deletion: 'kept',
}
