import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** The sealed key with which a workspace calls its AI model. */
export const modelSecrets: ServerCollection<[]> = {
  name: 'modelSecrets',
  path: paths.modelSecrets,
  id: 'workspaceId',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
