import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Posts that test whether publishing works, stored until their outcome is known. */
export const canaryPosts: ServerCollection<[]> = {
  name: 'canaryPosts',
  path: paths.canaryPosts,
  id: 'recordKey',
  deletion: 'kept',
}
