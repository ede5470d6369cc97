import { WORKSPACE_SCHEMA, workspaceSchema } from '../model/workspace.ts'
import { paths } from '../paths.ts'
import type { Migration } from '../model/document.ts'
import { defineCollection } from './collection.ts'

/** Before approval modes existed, either all posts of a workspace needed an approval or none did. */
const approvalModes: Migration = {
  fields: ['approvalRules'],
  removes: ['approvalRequired'],
  up: ({ approvalRequired }) => ({
    approvalRules: { mode: approvalRequired === true ? 'internal' : 'none', exceptions: [] },
    approvalRequired: undefined,
  }),
}

export const workspaces = defineCollection({
  name: 'workspaces',
  path: paths.workspaces,
  id: 'wid',
  schema: workspaceSchema,
  version: WORKSPACE_SCHEMA,
  migrations: [approvalModes],
  read: { get: 'members', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'ownerUid' },
})
