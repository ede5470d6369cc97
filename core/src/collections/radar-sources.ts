import { radarSourceSchema, RADAR_SOURCES_MAX } from '../model/radar.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Written by the server: an address is checked and read before it is followed. */
export const radarSources = defineCollection({
  name: 'radarSources',
  path: paths.radarSources,
  id: 'id',
  schema: radarSourceSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  // Posts stay with the account that read them: after an import each source is read again.
  imported: {
    fields: ['name', 'kind', 'platform', 'address', 'readUrl'],
    initial: {
      state: 'waiting',
      problem: 'none',
      failures: 0,
      checkedAt: null,
      nextAt: 0,
      etag: '',
      lastModified: '',
      followers: null,
    },
  },
  order: { by: 'createdAt', direction: 'asc' },
  cap: RADAR_SOURCES_MAX,
  export: 'whole',
  deletion: 'below',
})
