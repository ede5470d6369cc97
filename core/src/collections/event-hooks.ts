import { eventHookSchema } from '../model/event-hook.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const eventHooks = defineCollection({
  name: 'eventHooks',
  path: paths.eventHooks,
  id: 'id',
  about: [
    'Members who manage the workspace use webhooks through the API, because addresses and secrets must stay private.',
  ],
  schema: eventHookSchema,
  version: 1,
  read: { get: 'server', list: 'server' },
  // Webhook secrets are sealed for the workspace in which they were created.
  export: 'nothing',
  deletion: 'below',
})
