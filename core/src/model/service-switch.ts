import { z } from 'zod'
import { documentId } from '../ids.ts'
import { documentBase } from './document.ts'

/** Services that an admin turns on and off for everybody. What is named here is refused by the API while it is off. */
export const SERVICE_IDS = ['model_runs', 'brand_autofill', 'feed_imports', 'contributions', 'earn'] as const
export const serviceIdSchema = z.enum(SERVICE_IDS)
export type ServiceId = z.infer<typeof serviceIdSchema>

export const SERVICE_SWITCH_SCHEMA = 1
export const SERVICE_EXCLUDED_MAX = 50
export const SERVICE_MESSAGE_MAX = 200
export const SWITCH_REASON_MAX = 200

export const switchSettingsSchema = z.object({
  isOn: z.boolean(),
  /** Percent of workspaces and accounts that have it. */
  share: z.number().min(0).max(100),
  /** Workspaces and accounts that do not have it. */
  excluded: z.array(documentId()).max(SERVICE_EXCLUDED_MAX),
  /** For people, while it is off for them; the product's own sentence if empty. */
  message: z.string().trim().max(SERVICE_MESSAGE_MAX),
})
export type SwitchSettings = z.infer<typeof switchSettingsSchema>

export const ALWAYS_ON: SwitchSettings = { isOn: true, share: 100, excluded: [], message: '' }

/** For whom a service is on, `switches/{service}`. A service without a document is on. */
export const serviceSwitchSchema = documentBase.extend({
  ...switchSettingsSchema.shape,
  id: serviceIdSchema,
  changedBy: z.string().min(1).max(128),
  reason: z.string().trim().min(1).max(SWITCH_REASON_MAX),
})
export type ServiceSwitch = z.infer<typeof serviceSwitchSchema>
