import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Public API calls with an idempotency key, and their replies, kept for a day; a TTL policy removes them. */
export const apiRequests: ServerCollection<[]> = {
  name: 'apiRequests',
  path: paths.apiRequests,
  id: 'request',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
