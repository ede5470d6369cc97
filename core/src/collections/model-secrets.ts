import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** The sealed key of a workspace for its model's service. */
export const modelSecrets: ServerCollection<[]> = {
  name: 'modelSecrets',
  path: paths.modelSecrets,
  id: 'workspaceId',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
