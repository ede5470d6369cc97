import { BRAND_KITS_MAX } from '../model/brand-limits.ts'
import { brandKitDraftSchema, brandKitSchema } from '../model/brand-kit.ts'
import { paths } from '../paths.ts'
import type { Migration } from '../model/document.ts'
import { defineCollection } from './collection.ts'

/** Before this version, rules only reported their findings. */
const strictnessForAll: Migration = {
  fields: ['strictness'],
  up: ({ strictness = [] }) => ({ strictness }),
}

/**
 * Look and voice of the brands of a workspace. Only owners and managers decide which roles are bound to a kit's colours, and how strict its rules
 * are.
 */
export const brandKits = defineCollection({
  name: 'brandKits',
  path: paths.brandKits,
  id: 'id',
  schema: brandKitSchema,
  version: 2,
  migrations: [strictnessForAll],
  read: { get: 'members', list: 'members' },
  write: {
    by: 'editors',
    right: 'edit_library',
    fields: brandKitDraftSchema.keyof().options,
    managersOnly: ['colorsOnlyFor', 'strictness'],
    bySizeOnly: ['logos', 'colors', 'fonts', 'voice', 'samples', 'hashtags', 'colorsOnlyFor', 'strictness'],
    acceptedFrom: 1,
    removable: false,
  },
  order: { by: 'place', direction: 'asc' },
  cap: BRAND_KITS_MAX,
  media: [{ ids: 'logos.*.mediaId' }],
  channels: ['channels.*'],
  refersTo: [{ ids: 'hashtags.groupIds.*', collection: 'hashtagGroups' }],
  export: 'whole',
  deletion: 'below',
})
