import { radarMonthSchema } from '../model/radar.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const radarMonths = defineCollection({
  name: 'radarMonths',
  path: paths.radarMonths,
  id: 'id',
  about: ['Posts of followed sources, read by a call that puts the months together.'],
  schema: radarMonthSchema,
  version: 1,
  read: { get: 'server', list: 'server' },
  export: 'whole',
  deletion: 'below',
})
