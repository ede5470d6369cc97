import { ANNOUNCEMENTS_SCHEMA, announcementBoardSchema } from '../model/announcement.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const announcements = defineCollection({
  name: 'announcements',
  path: paths.announcements,
  id: 'id',
  about: ['Admins write announcements through the API. The API returns the live ones to each person.'],
  schema: announcementBoardSchema,
  version: ANNOUNCEMENTS_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
