import { hookDeliverySchema } from '../model/event-hook.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const hookDeliveries = defineCollection({
  name: 'hookDeliveries',
  path: paths.hookDeliveries,
  id: 'id',
  schema: hookDeliverySchema,
  version: 1,
  read: { get: 'server', list: 'server' },
  // Outbox of webhooks, kept for a month.
  export: 'nothing',
  deletion: { of: 'workspace', field: 'workspaceId' },
})
