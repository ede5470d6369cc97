import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

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

/** Planned and live ones of a service, with the last that have ended. */
export const SERVICE_WINDOWS_MAX = 20

/** From start to end. */
export const WINDOW_TIME_MAX = 7 * 24 * 60 * 60_000

export const WINDOW_MESSAGE_MAX = 200

/** A time in which a service is off and after which it is on again by itself. */
export const windowFieldsSchema = z.object({
  startsAt: instant(),
  endsAt: instant(),
  /** For people; the product adds the end in their time zone. */
  message: z.string().trim().min(1).max(WINDOW_MESSAGE_MAX),
})

export const maintenanceWindowSchema = windowFieldsSchema.extend({
  id: documentId(),
  plannedBy: z.string().min(1).max(128),
})

export type MaintenanceWindow = z.infer<typeof maintenanceWindowSchema>

/** Services that an admin turns on and off. What is named here is refused by the API, and waits in the background, while it is off. */
export const SERVICE_IDS = [
  'publishing',
  'series',
  'queues',
  'media',
  'post_imports',
  'feed_imports',
  'brand_autofill',
  'model_runs',
  'contributions',
  'earn',
  'mails',
] as const
export const serviceIdSchema = z.enum(SERVICE_IDS)
export type ServiceId = z.infer<typeof serviceIdSchema>

export const SERVICE_SWITCH_SCHEMA = 1
export const SERVICE_EXCLUDED_MAX = 50
export const SERVICE_MESSAGE_MAX = 200
export const SWITCH_REASON_MAX = 200
/** Failures that are kept of a network whose calls are suspended. */
export const BREAKER_ERRORS_KEPT = 5

export const switchSettingsSchema = z.object({
  isOn: z.boolean(),
  /** Percent of workspaces and accounts that have it. */
  share: z.number().min(0).max(100),
  /** Workspaces and accounts that do not have it. */
  excluded: z.array(documentId()).max(SERVICE_EXCLUDED_MAX),
  /** Segments that have it or do not, whatever the share: the first that a person belongs to decides. */
  rules: z.array(serviceRuleSchema).max(SERVICE_RULES_MAX).default([]),
  /** For people, while it is off for them; the product's own sentence if empty. */
  message: z.string().trim().max(SERVICE_MESSAGE_MAX),
})
export type SwitchSettings = z.infer<typeof switchSettingsSchema>

export const ALWAYS_ON: SwitchSettings = { isOn: true, share: 100, excluded: [], rules: [], message: '' }

/** For whom a service is on, `switches/{service}`. A service without a document is on. */
export const serviceSwitchSchema = documentBase.extend({
  ...switchSettingsSchema.shape,
  id: serviceIdSchema,
  /** The earliest first. None overlaps another. */
  windows: z.array(maintenanceWindowSchema).max(SERVICE_WINDOWS_MAX).default([]),
  /** Null before the settings were changed for the first time. */
  changedAt: instant().nullable().default(null),
  changedBy: z.string().min(1).max(128),
  reason: z.string().trim().min(1).max(SWITCH_REASON_MAX),
})
export type ServiceSwitch = z.infer<typeof serviceSwitchSchema>
