import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Programs that registered themselves as assistants; a TTL policy removes them. */
export const assistantClients: ServerCollection<[]> = {
  name: 'assistantClients',
  path: paths.assistantClients,
  id: 'client',
  deletion: 'kept',
}
