import { SUBSCRIPTION_SCHEMA, subscriptionSchema } from '../model/subscription.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const subscriptions = defineCollection({
  name: 'subscriptions',
  path: paths.subscriptions,
  id: 'uid',
  about: ['Only the server writes subscriptions. A person reads their own and sees changes at once.'],
  schema: subscriptionSchema,
  version: SUBSCRIPTION_SCHEMA,
  migrations: [{ fields: ['discount'], up: () => ({ discount: null }) }],
  read: { get: 'person', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'uid' },
})
