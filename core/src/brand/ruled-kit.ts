import type { z } from 'zod'
import { brandKitSchema } from '../model/brand-kit.ts'

/** What of a kit decides about texts. */
export const ruledKitSchema = brandKitSchema
  .pick({ channels: true, voice: true, hashtags: true, samples: true, strictness: true })
  .extend({ language: brandKitSchema.shape.language.default('') })

export type RuledKit = z.infer<typeof ruledKitSchema>
