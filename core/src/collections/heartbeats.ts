import { HEARTBEAT_SCHEMA, heartbeatSchema } from '../model/heartbeat.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const heartbeats = defineCollection({
  name: 'heartbeats',
  path: paths.heartbeats,
  id: 'job',
  about: [
    'Contains no personal data, so any sign-in may read it, even an ended one. Checking that would cost a second read.',
  ],
  schema: heartbeatSchema,
  version: HEARTBEAT_SCHEMA,
  read: { get: 'signedIn', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
