import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** AI providers of the operator, with their sealed keys. */
export const sharedModels: ServerCollection<[]> = {
  name: 'sharedModels',
  path: paths.sharedModels,
  id: 'id',
  deletion: 'kept',
}
