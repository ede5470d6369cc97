import { FONT_SCHEMA, fontSchema } from '../model/font.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Fonts that admins add for all workspaces. Other clients receive them through the API, which adds the addresses of the files. */
export const fonts = defineCollection({
  name: 'fonts',
  path: paths.fonts,
  id: 'id',
  about: ['Fonts for all workspaces. Admins read them; only the server writes them.'],
  schema: fontSchema,
  version: FONT_SCHEMA,
  read: { get: 'admins', list: 'admins' },
  order: { by: 'createdAt', direction: 'desc' },
  export: 'nothing',
  deletion: 'kept',
})
