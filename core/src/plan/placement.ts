import { z } from 'zod'
import { documentId } from '../ids.ts'
import { localTimeSchema } from '../time/zoned-time.ts'
import { contentFormatSchema, funnelStageSchema } from './plan-brief.ts'

/** One post of a plan: where, when, and what it is meant to be. */
export const placementSchema = z.object({
  id: documentId(),
  channelId: documentId(),
  /** Wall-clock time in the zone of the brief. */
  local: localTimeSchema,
  pillarId: documentId(),
  stage: funnelStageSchema,
  format: contentFormatSchema,
  personaId: documentId().nullable(),
  keyDateId: documentId().nullable(),
  /** Solving again leaves it as it is: a person has pinned, added or edited it. */
  isKept: z.boolean(),
})

export type Placement = z.infer<typeof placementSchema>
