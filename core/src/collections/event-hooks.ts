import { eventHookSchema } from '../model/event-hook.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const eventHooks = defineCollection({
  name: 'eventHooks',
  path: paths.eventHooks,
  id: 'id',
  about: [
    'Their addresses may hold keys, and their secrets sign: the API shows them to those who manage the workspace.',
  ],
  schema: eventHookSchema,
  version: 1,
  read: { get: 'server', list: 'server' },
  // Webhook secrets are sealed for the workspace in which they were created.
  export: 'nothing',
  deletion: 'below',
})
