import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** The sealed access of one connection. */
export const connectionSecrets: ServerCollection<[]> = {
  name: 'connectionSecrets',
  path: paths.connectionSecrets,
  id: 'connectionId',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
