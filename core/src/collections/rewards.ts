import { REWARD_SCHEMA, rewardSchema } from '../model/referral.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const rewards = defineCollection({
  name: 'rewards',
  path: paths.rewards,
  id: 'id',
  about: ['Rewards for payments of referred people and for uses of templates. People read their own through the API.'],
  schema: rewardSchema,
  version: REWARD_SCHEMA,
  read: { get: 'server', list: 'server' },
  export: 'whole',
  deletion: { of: 'person', field: 'uid' },
})
