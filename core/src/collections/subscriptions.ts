import { SUBSCRIPTION_SCHEMA, subscriptionSchema } from '../model/subscription.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const subscriptions = defineCollection({
  name: 'subscriptions',
  path: paths.subscriptions,
  id: 'uid',
  about: ['A person sees their own plan as it changes; billing writes it.'],
  schema: subscriptionSchema,
  version: SUBSCRIPTION_SCHEMA,
  migrations: [{ fields: ['discount'], up: () => ({ discount: null }) }],
  read: { get: 'person', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'uid' },
})
