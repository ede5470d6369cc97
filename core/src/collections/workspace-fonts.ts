import { WORKSPACE_FONTS_MAX } from '../fonts/font-check.ts'
import { FONT_SCHEMA, fontSchema } from '../model/font.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Fonts of a workspace. The API adds the files, after checking them, and removes them. */
export const workspaceFonts = defineCollection({
  name: 'workspaceFonts',
  path: paths.workspaceFonts,
  id: 'id',
  schema: fontSchema,
  version: FONT_SCHEMA,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  cap: WORKSPACE_FONTS_MAX,
  export: 'whole',
  deletion: 'below',
})
