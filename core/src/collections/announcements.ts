import { ANNOUNCEMENTS_SCHEMA, announcementBoardSchema } from '../model/announcement.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const announcements = defineCollection({
  name: 'announcements',
  path: paths.announcements,
  id: 'id',
  about: ['What the operator tells people; the API hands out what is live.'],
  schema: announcementBoardSchema,
  version: ANNOUNCEMENTS_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
