import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { maintenanceWindowSchema, SERVICE_WINDOWS_MAX } from './maintenance-window.ts'
import { SERVICE_RULES_MAX, serviceRuleSchema } from './service-rule.ts'

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
