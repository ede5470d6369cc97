import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../ids.ts'
import { SWITCH_REASON_MAX, switchSettingsSchema, SERVICE_IDS, serviceIdSchema } from '../model/service-switch.ts'

const shownSwitchSchema = z.object({
  id: serviceIdSchema,
  /** 0: nobody has changed it yet. */
  rev: z.int().min(0),
  settings: switchSettingsSchema,
  /** The latest change. */
  changed: z.object({ at: instant(), by: z.string(), byName: z.string().nullable(), reason: z.string() }).nullable(),
})
export type ShownSwitch = z.infer<typeof shownSwitchSchema>

/** Every service, and for whom it is on. */
export const listSwitches = defineEndpoint({
  method: 'GET',
  path: '/admin/switches',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ switches: z.array(shownSwitchSchema).max(SERVICE_IDS.length) }),
  errors: ['route_not_found', 'rate_limited'],
})

/** Changes for whom a service is on (sensitive). The reason goes to the audit log. Saving the same settings again changes nothing. */
export const setSwitch = defineEndpoint({
  method: 'PUT',
  path: '/admin/switches/:id',
  auth: 'admin',
  input: z.object({
    id: serviceIdSchema,
    rev: z.int().min(0),
    settings: switchSettingsSchema,
    reason: z.string().trim().min(1).max(SWITCH_REASON_MAX),
  }),
  output: z.object({ service: shownSwitchSchema }),
  errors: ['route_not_found', 'validation_failed', 'stale_revision', 'reauthentication_required', 'rate_limited'],
})
