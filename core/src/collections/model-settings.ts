import { modelSettingsSchema } from '../model/model-settings.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const modelSettings = defineCollection({
  name: 'modelSettings',
  path: paths.modelSettings,
  id: 'id',
  about: ['Members see which model there is; owners set it through the API. Its key is elsewhere.'],
  schema: modelSettingsSchema,
  version: 2,
  migrations: [{ fields: ['dialect', 'price'], up: () => ({ dialect: 'completions', price: null }) }],
  read: { get: 'members', list: 'members' },
  export: 'whole',
  deletion: 'below',
})
