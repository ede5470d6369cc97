import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const SERVICE_RULES_MAX = 10

const SEGMENT_NAMES_MAX = 50

/** Maximum account age that a segment can name, in days. */
const SEGMENT_AGE_MAX = 3_650

const names = z.array(documentId()).min(1).max(SEGMENT_NAMES_MAX)

const days = z.int().min(1).max(SEGMENT_AGE_MAX)

/** A segment of users, based on data that the server has. A workspace is in the segments of its owner. */
const segmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plans'), planIds: names }),
  z.object({ kind: z.literal('younger'), days }),
  z.object({ kind: z.literal('older'), days }),
  z.object({ kind: z.literal('admins') }),
  z.object({ kind: z.literal('people'), uids: names }),
])

export type Segment = z.infer<typeof segmentSchema>

/** A rule that turns a service on or off for a segment. */
export const serviceRuleSchema = z.object({ isOn: z.boolean(), segment: segmentSchema })

export type ServiceRule = z.infer<typeof serviceRuleSchema>

/** Maximum number of planned, live and recently ended windows of a service. */
export const SERVICE_WINDOWS_MAX = 20

/** Maximum time from the start of a window to its end. */
export const WINDOW_TIME_MAX = 7 * 24 * 60 * 60_000

export const WINDOW_MESSAGE_MAX = 200

/** A maintenance window, during which a service is off; afterwards it is turned on again automatically. */
export const windowFieldsSchema = z.object({
  startsAt: instant(),
  endsAt: instant(),
  /** Message to people; the product adds the end of the window in their time zone. */
  message: z.string().trim().min(1).max(WINDOW_MESSAGE_MAX),
})

export const maintenanceWindowSchema = windowFieldsSchema.extend({
  id: documentId(),
  plannedBy: z.string().min(1).max(128),
})

export type MaintenanceWindow = z.infer<typeof maintenanceWindowSchema>

/** Services that an admin turns on and off. While one is off, the API refuses its calls and its background jobs wait. */
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
/** Number of failures kept for a network whose calls are suspended. */
export const BREAKER_ERRORS_KEPT = 5

export const switchSettingsSchema = z.object({
  isOn: z.boolean(),
  /** Percentage of workspaces and accounts that have the service. */
  share: z.number().min(0).max(100),
  /** Workspaces and accounts that do not have the service. */
  excluded: z.array(documentId()).max(SERVICE_EXCLUDED_MAX),
  /** Segments for which the service is on or off, regardless of `share`: the first segment that includes the person decides. */
  rules: z.array(serviceRuleSchema).max(SERVICE_RULES_MAX).default([]),
  /** Message to people while the service is off for them; empty for the default text. */
  message: z.string().trim().max(SERVICE_MESSAGE_MAX),
})
export type SwitchSettings = z.infer<typeof switchSettingsSchema>

export const ALWAYS_ON: SwitchSettings = { isOn: true, share: 100, excluded: [], rules: [], message: '' }

/** Availability of a service, `switches/{service}`. A service without a document is on for everyone. */
export const serviceSwitchSchema = documentBase.extend({
  ...switchSettingsSchema.shape,
  id: serviceIdSchema,
  /** Maintenance windows, sorted by start, without overlaps. */
  windows: z.array(maintenanceWindowSchema).max(SERVICE_WINDOWS_MAX).default([]),
  /** Time of the last change of the settings; null before the first change. */
  changedAt: instant().nullable().default(null),
  changedBy: z.string().min(1).max(128),
  reason: z.string().trim().min(1).max(SWITCH_REASON_MAX),
})
export type ServiceSwitch = z.infer<typeof serviceSwitchSchema>
