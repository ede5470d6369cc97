import { radarSourceSchema, RADAR_SOURCES_MAX } from '../model/radar.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Radar sources of a workspace. The server writes them, because it checks and reads an address before it is followed. */
export const radarSources = defineCollection({
  name: 'radarSources',
  path: paths.radarSources,
  id: 'id',
  schema: radarSourceSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  // Posts are not imported: each source is read again after an import.
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
