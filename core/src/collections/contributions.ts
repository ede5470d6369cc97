import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Contributions to the gallery, before and after their review. */
export const contributions: ServerCollection<[]> = {
  name: 'contributions',
  path: paths.contributions,
  id: 'id',
  deletion: { of: 'person', field: 'createdBy' },
}
