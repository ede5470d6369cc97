import { MEMBER_SCHEMA, memberSchema } from '../model/member.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const members = defineCollection({
  name: 'members',
  path: paths.members,
  id: 'uid',
  schema: memberSchema,
  version: MEMBER_SCHEMA,
  read: { get: 'members', list: 'members' },
  export: 'whole',
  // A person's memberships in the workspaces of others; those in their own are deleted with the workspace.
  deletion: { of: 'person', field: 'uid' },
})
