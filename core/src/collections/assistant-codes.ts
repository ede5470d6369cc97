import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Consents on their way to an assistant, by the hash of each code; a TTL policy removes them. */
export const assistantCodes: ServerCollection<[]> = {
  name: 'assistantCodes',
  path: paths.assistantCodes,
  id: 'code',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
