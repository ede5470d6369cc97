import { mediaFoldersSchema } from '../model/media-folders.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const mediaFolders = defineCollection({
  name: 'mediaFolders',
  path: paths.mediaFolders,
  id: 'id',
  about: [
    'Folders and tags of the media library, in one document. Members read it; only the server writes it, so that folders',
    'form a valid tree.',
  ],
  schema: mediaFoldersSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  export: 'whole',
  deletion: 'below',
})
