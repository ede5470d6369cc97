import { SANDBOX_SCHEMA, sandboxChannelSchema } from '../model/sandbox.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const sandboxChannels = defineCollection({
  name: 'sandboxChannels',
  path: paths.sandboxChannels,
  id: 'id',
  schema: sandboxChannelSchema,
  version: SANDBOX_SCHEMA,
  read: { get: 'members', list: 'members' },
  // Settings of a simulated network.
  export: 'nothing',
  deletion: 'below',
})
