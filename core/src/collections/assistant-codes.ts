import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Consents that assistants exchange once for tokens, by the hash of their code; a TTL policy removes them. */
export const assistantCodes: ServerCollection<[]> = {
  name: 'assistantCodes',
  path: paths.assistantCodes,
  id: 'code',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
