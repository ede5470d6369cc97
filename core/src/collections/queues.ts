import { QUEUES_MAX } from '../limits.ts'
import { QUEUE_SCHEMA, queueSchema } from '../model/queue.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Queues of a workspace. Changes to a queue move posts, so only the server makes them. */
export const queues = defineCollection({
  name: 'queues',
  path: paths.queues,
  id: 'id',
  schema: queueSchema,
  version: QUEUE_SCHEMA,
  read: { get: 'members', list: 'members' },
  order: { by: 'name', direction: 'asc' },
  cap: QUEUES_MAX,
  channels: ['connectionIds.*'],
  export: 'whole',
  deletion: 'below',
})
