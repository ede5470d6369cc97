import { SERVICE_SWITCH_SCHEMA, serviceSwitchSchema } from '../model/service-switch.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const switches = defineCollection({
  name: 'switches',
  path: paths.switches,
  id: 'id',
  about: ['Admins turn services on and off through the API, for everybody or for some people.'],
  schema: serviceSwitchSchema,
  version: SERVICE_SWITCH_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'nothing',
  deletion: 'kept',
})
