import { HEARTBEAT_SCHEMA, heartbeatSchema } from '../model/heartbeat.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const heartbeats = defineCollection({
  name: 'heartbeats',
  path: paths.heartbeats,
  id: 'job',
  about: ['It names no person: a sign-in that has been ended may still read it, which saves all others a read.'],
  schema: heartbeatSchema,
  version: HEARTBEAT_SCHEMA,
  read: { get: 'signedIn', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
