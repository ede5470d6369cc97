import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Used part of the call budget that a network allows; a TTL policy removes it. */
export const rateBudgets: ServerCollection<[]> = {
  name: 'rateBudgets',
  path: paths.rateBudgets,
  id: 'key',
  deletion: 'kept',
}
