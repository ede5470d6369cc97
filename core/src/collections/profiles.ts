import { profileDraftSchema, profileSchema, PROFILES_MAX } from '../model/profile.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Editors write profiles with their scores. The network of a profile never changes: another network needs another profile. */
export const profiles = defineCollection({
  name: 'profiles',
  path: paths.profiles,
  id: 'id',
  schema: profileSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'edit_library',
    fields: profileDraftSchema.keyof().options,
    fixed: ['platform'],
    bySizeOnly: ['pictures', 'banners', 'looks', 'keywords', 'scores'],
    removable: false,
  },
  refersTo: [{ ids: 'personaId', collection: 'personas' }],
  order: { by: 'createdAt', direction: 'asc' },
  cap: PROFILES_MAX,
  media: [{ ids: 'pictures.*' }, { ids: 'banners.*' }],
  export: 'whole',
  deletion: 'below',
})
