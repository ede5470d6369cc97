import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Started connections that wait for a person; each is used once, and a TTL policy removes the others. */
export const connectAttempts: ServerCollection<[]> = {
  name: 'connectAttempts',
  path: paths.connectAttempts,
  id: 'attempt',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
