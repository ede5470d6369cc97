import { MASTER_BIOS_MAX, masterBioDraftSchema, masterBioSchema } from '../model/profile.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** The text from which the bios for all networks are made. */
export const masterBios = defineCollection({
  name: 'masterBios',
  path: paths.masterBios,
  id: 'id',
  schema: masterBioSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'edit_library',
    fields: masterBioDraftSchema.keyof().options,
    removable: false,
  },
  order: { by: 'createdAt', direction: 'asc' },
  cap: MASTER_BIOS_MAX,
  export: 'whole',
  deletion: 'below',
})
