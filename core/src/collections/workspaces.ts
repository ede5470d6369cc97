import { WORKSPACE_SCHEMA, workspaceSchema } from '../model/workspace.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const workspaces = defineCollection({
  name: 'workspaces',
  path: paths.workspaces,
  id: 'wid',
  schema: workspaceSchema,
  version: WORKSPACE_SCHEMA,
  read: { get: 'members', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'ownerUid' },
})
