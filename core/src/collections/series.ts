import { SERIES_MAX } from '../time/recurrence/recurrence-rule.ts'
import { SERIES_SCHEMA, seriesSchema } from '../model/series.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/** Series of a workspace. Changes to a series move posts, so only the server makes them. */
export const series = defineCollection({
  name: 'series',
  path: paths.series,
  id: 'id',
  schema: seriesSchema,
  version: SERIES_SCHEMA,
  read: { get: 'members', list: 'members' },
  order: { by: 'createdAt', direction: 'desc' },
  cap: SERIES_MAX,
  media: [
    { ids: 'content.media.*.mediaId', neededWhile: { field: 'status', in: ['active'] } },
    { ids: 'content.threadMedia.*.mediaId', neededWhile: { field: 'status', in: ['active'] } },
    { ids: 'content.overrides.*.media.*.mediaId', neededWhile: { field: 'status', in: ['active'] } },
    { ids: 'content.overrides.*.threadMedia.*.mediaId', neededWhile: { field: 'status', in: ['active'] } },
  ],
  refersTo: [{ ids: 'content.campaignId', collection: 'campaigns' }],
  channels: ['content.connectionIds.*', 'content.settings.*.connectionId', 'content.overrides.*.connectionId'],
  export: 'whole',
  deletion: 'below',
})
