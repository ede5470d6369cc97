import { NOTIFICATION_SCHEMA, notificationSchema } from '../model/notification.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const notifications = defineCollection({
  name: 'notifications',
  path: paths.notifications,
  id: 'id',
  about: ['The server writes what there is to tell; its owner notes once when it was read.'],
  schema: notificationSchema,
  version: NOTIFICATION_SCHEMA,
  read: { get: 'person', list: 'person' },
  write: { by: 'person', marks: 'readAt' },
  order: { by: 'happenedAt', direction: 'desc' },
  export: 'whole',
  deletion: 'below',
})
