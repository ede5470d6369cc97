import { z } from 'zod'
import { documentId } from '../ids.ts'

export const SERVICE_RULES_MAX = 10
const SEGMENT_NAMES_MAX = 50
/** Days. */
const SEGMENT_AGE_MAX = 3_650

const names = z.array(documentId()).min(1).max(SEGMENT_NAMES_MAX)
const days = z.int().min(1).max(SEGMENT_AGE_MAX)

/** Some of all people, by what the server knows of them. The person of a workspace is its owner. */
const segmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plans'), planIds: names }),
  z.object({ kind: z.literal('younger'), days }),
  z.object({ kind: z.literal('older'), days }),
  z.object({ kind: z.literal('admins') }),
  z.object({ kind: z.literal('people'), uids: names }),
])
export type Segment = z.infer<typeof segmentSchema>

/** Turns a service on or off for a segment. */
export const serviceRuleSchema = z.object({ isOn: z.boolean(), segment: segmentSchema })
export type ServiceRule = z.infer<typeof serviceRuleSchema>
