import { CONNECTION_SCHEMA, connectionSchema } from '../model/connection.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const connections = defineCollection({
  name: 'connections',
  path: paths.connections,
  id: 'id',
  schema: connectionSchema,
  version: CONNECTION_SCHEMA,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'asc' },
  export: 'whole',
  deletion: 'below',
})
