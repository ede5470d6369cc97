import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'
import { serviceIdSchema } from '../switches/services.ts'

export const SERVICE_SWITCH_SCHEMA = 1
export const SERVICE_WINDOWS_MAX = 20
export const SERVICE_EXCLUDED_MAX = 50
export const SERVICE_MESSAGE_MAX = 200
export const SWITCH_REASON_MAX = 200

/** Maintenance from one instant until just before another. */
const windowSchema = z
  .object({ from: instant(), until: instant(), message: z.string().trim().max(SERVICE_MESSAGE_MAX) })
  .refine(({ from, until }) => from < until)

export const switchSettingsSchema = z.object({
  isOn: z.boolean(),
  /** Percent of workspaces and accounts that have it. */
  share: z.number().min(0).max(100),
  /** Workspaces and accounts that do not have it. */
  excluded: z.array(documentId()).max(SERVICE_EXCLUDED_MAX),
  windows: z.array(windowSchema).max(SERVICE_WINDOWS_MAX),
  /** For people, while it is off for them; the product's own sentence if empty. */
  message: z.string().trim().max(SERVICE_MESSAGE_MAX),
})
export type SwitchSettings = z.infer<typeof switchSettingsSchema>

export const ALWAYS_ON: SwitchSettings = { isOn: true, share: 100, excluded: [], windows: [], message: '' }

/** For whom a service is on, `switches/{service}`. A service without a document is on. */
export const serviceSwitchSchema = documentBase.extend({
  ...switchSettingsSchema.shape,
  id: serviceIdSchema,
  changedBy: z.string().min(1).max(128),
  reason: z.string().trim().min(1).max(SWITCH_REASON_MAX),
})
export type ServiceSwitch = z.infer<typeof serviceSwitchSchema>
