import { VARIANT_SCHEMA, variantSchema } from '../model/variant.ts'
import { paths } from '../paths.ts'
import { variantStateSchema } from '../publishing/variant-state.ts'
import { defineCollection } from './collection.ts'

/** A variant that is published or taken back needs its pictures no more. */
const MAY_GO_OUT = variantStateSchema.exclude(['published', 'cancelled']).options

export const variants = defineCollection({
  name: 'variants',
  path: paths.variants,
  id: 'id',
  schema: variantSchema,
  version: VARIANT_SCHEMA,
  read: { get: 'members', list: 'members' },
  media: [{ ids: 'content.media.*.mediaId', neededWhile: { field: 'state', in: MAY_GO_OUT } }],
  export: 'whole',
  deletion: 'below',
})
