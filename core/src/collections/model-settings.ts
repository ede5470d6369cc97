import { modelSettingsSchema } from '../model/model-settings.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const modelSettings = defineCollection({
  name: 'modelSettings',
  path: paths.modelSettings,
  id: 'id',
  about: [
    'Members read which AI model the workspace uses. Members who manage the workspace set it through the API.',
    'Its key is in modelSecrets.',
  ],
  schema: modelSettingsSchema,
  version: 2,
  migrations: [{ fields: ['dialect', 'price'], up: () => ({ dialect: 'completions', price: null }) }],
  read: { get: 'members', list: 'members' },
  export: 'whole',
  deletion: 'below',
})
