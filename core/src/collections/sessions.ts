import { SESSION_SCHEMA, sessionSchema } from '../model/session.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const sessions = defineCollection({
  name: 'sessions',
  path: paths.sessions,
  id: 'sid',
  schema: sessionSchema,
  version: SESSION_SCHEMA,
  read: { get: 'server', list: 'server' },
  // Fields that a person sees on the screen; the others protect the session.
  export: { only: ['id', 'createdAt', 'rotatedAt', 'revokedAt', 'userAgent', 'place'] },
  deletion: { of: 'person', field: 'uid' },
})
