import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Calls of the public API with an idempotency key, with their replies for a day; a TTL policy removes them. */
export const apiRequests: ServerCollection<[]> = {
  name: 'apiRequests',
  path: paths.apiRequests,
  id: 'request',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
