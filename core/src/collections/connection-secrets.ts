import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** The sealed credentials of one connection. */
export const connectionSecrets: ServerCollection<[]> = {
  name: 'connectionSecrets',
  path: paths.connectionSecrets,
  id: 'connectionId',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
