import { CHANNEL_MONTH_SCHEMA, channelMonthSchema } from '../model/channel-month.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const channelMonths = defineCollection({
  name: 'channelMonths',
  path: paths.channelMonths,
  id: 'id',
  about: ['The server writes the daily sums of a channel. Members read them added up, through the API.'],
  schema: channelMonthSchema,
  version: CHANNEL_MONTH_SCHEMA,
  // Since version 2, the days are stored as one text.
  migrations: [{ fields: [], up: () => ({}) }],
  packed: ['days'],
  read: { get: 'server', list: 'server' },
  export: 'whole',
  deletion: 'below',
})
