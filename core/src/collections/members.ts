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
  // Deletes the person's memberships in other workspaces; those in the person's own workspaces are deleted with the workspace.
  deletion: { of: 'person', field: 'uid' },
})
