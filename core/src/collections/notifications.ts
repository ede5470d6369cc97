import { NOTIFICATION_SCHEMA, notificationSchema } from '../model/notification.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const notifications = defineCollection({
  name: 'notifications',
  path: paths.notifications,
  id: 'id',
  about: ['Only the server writes notifications. Their owner marks them as read.'],
  schema: notificationSchema,
  version: NOTIFICATION_SCHEMA,
  read: { get: 'person', list: 'person' },
  write: { by: 'person', marks: 'readAt' },
  order: { by: 'happenedAt', direction: 'desc' },
  export: 'whole',
  deletion: 'below',
})
