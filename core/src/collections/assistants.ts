import { paths } from '../paths.ts'
import type { ServerCollection } from './collection.ts'

/** Assistants that people have connected to workspaces, with hashes of their tokens. */
export const assistants: ServerCollection<[]> = {
  name: 'assistants',
  path: paths.assistants,
  id: 'assistant',
  deletion: { of: 'workspace', field: 'workspaceId' },
}
