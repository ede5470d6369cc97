import { radarMonthSchema } from '../model/radar.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const radarMonths = defineCollection({
  name: 'radarMonths',
  path: paths.radarMonths,
  id: 'id',
  about: [
    'The server stores the posts of followed sources. Members read them through the API, which combines the months.',
  ],
  schema: radarMonthSchema,
  version: 1,
  read: { get: 'server', list: 'server' },
  export: 'whole',
  deletion: 'below',
})
