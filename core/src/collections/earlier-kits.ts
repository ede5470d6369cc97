import type { z } from 'zod'
import { BRAND_KITS_MAX } from '../model/brand-limits.ts'
import { ruledKitSchema } from '../brand-kit/earlier-kit.ts'
import { revision } from '../ids.ts'
import { documentBase } from '../model/document.ts'
import { paths } from '../paths.ts'
import { isoDay } from '../time/zoned-time.ts'
import { defineCollection } from './collection.ts'

/**
 * State of a brand kit before the last day on which its text rules changed, `workspaces/{wid}/earlierKits/{kit}`: the report uses it to find posts
 * that newly fail. Days are in UTC.
 */
const earlierKitSchema = documentBase.extend({
  day: isoDay(),
  /** Revision of the stored kit state. */
  kitRev: revision(),
  kit: ruledKitSchema,
})

export type EarlierKit = z.infer<typeof earlierKitSchema>

export const earlierKits = defineCollection({
  name: 'earlierKits',
  path: paths.earlierKits,
  id: 'kit',
  about: ['Kits before the last day on which their text rules changed. The server derives them; members read them.'],
  schema: earlierKitSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  order: { by: 'day', direction: 'desc' },
  cap: BRAND_KITS_MAX,
  // The kits themselves are exported.
  export: 'nothing',
  deletion: 'below',
})
