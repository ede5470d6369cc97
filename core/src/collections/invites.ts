import { INVITE_SCHEMA, inviteSchema } from '../model/invite.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const invites = defineCollection({
  name: 'invites',
  path: paths.invites,
  id: 'id',
  about: [
    'Members who manage members read invites through the API, which adds names and leaves out the hashes of secrets.',
  ],
  schema: inviteSchema,
  version: INVITE_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: {
    only: [
      'id',
      'createdAt',
      'createdBy',
      'role',
      'address',
      'usesMax',
      'uses',
      'expiresAt',
      'revokedAt',
      'name',
      'channelIds',
    ],
  },
  // Deletes the person's invites to other workspaces; those in the person's own workspaces are deleted with the workspace.
  deletion: { of: 'address', field: 'address' },
})
