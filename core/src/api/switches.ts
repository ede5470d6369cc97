import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import {
  SWITCH_REASON_MAX,
  switchSettingsSchema,
  SERVICE_IDS,
  serviceIdSchema,
  maintenanceWindowSchema,
  SERVICE_WINDOWS_MAX,
  windowFieldsSchema,
} from '../model/service-switch.ts'

const shownSwitchSchema = z.object({
  id: serviceIdSchema,
  /** 0 before the first change. */
  rev: z.int().min(0),
  settings: switchSettingsSchema,
  /** Usernames of the people in the rules, by uid. */
  names: z.record(z.string(), z.string()),
  /** Earliest first. */
  windows: z.array(maintenanceWindowSchema).max(SERVICE_WINDOWS_MAX),
  /** Latest change of the settings. */
  changed: z.object({ at: instant(), by: z.string(), byName: z.string().nullable(), reason: z.string() }).nullable(),
})
export type ShownSwitch = z.infer<typeof shownSwitchSchema>

/** Lists every service with its audience. */
export const listSwitches = defineEndpoint({
  method: 'GET',
  path: '/admin/switches',
  auth: 'admin',
  input: z.object({}),
  output: z.object({ switches: z.array(shownSwitchSchema).max(SERVICE_IDS.length) }),
  errors: ['route_not_found', 'rate_limited'],
})

/**
 * Changes the audience of a service (sensitive). The reason is recorded in the audit log. Saving the same settings again changes nothing. People in
 * rules are identified by username or uid.
 */
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

/** Lists the work that a stop of a service pauses: the service's own work first, then that of the services that depend on it. */
export const getServiceImpact = defineEndpoint({
  method: 'GET',
  path: '/admin/switches/:id/impact',
  auth: 'admin',
  input: z.object({ id: serviceIdSchema }),
  output: z.object({
    affected: z
      .array(
        z.object({
          id: serviceIdSchema,
          count: z.int().min(0),
          /** Number of people affected by the next items, and whether later items are excluded from the count. */
          people: z.int().min(0),
          hasMorePeople: z.boolean(),
          nextAt: instant().nullable(),
        }),
      )
      .max(SERVICE_IDS.length),
  }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

const windowPath = '/admin/switches/:id/windows/:windowId'
const windowPlace = { id: serviceIdSchema, windowId: documentId() }

/**
 * Plans a maintenance window, or changes one that has not started (sensitive). The service is off during the window. The client chooses its id, so a
 * repeated call plans it only once.
 */
export const planWindow = defineEndpoint({
  method: 'PUT',
  path: windowPath,
  auth: 'admin',
  input: windowFieldsSchema.extend(windowPlace),
  output: z.object({ service: shownSwitchSchema }),
  errors: [
    'route_not_found',
    'validation_failed',
    'window_past',
    'window_too_long',
    'window_overlaps',
    'windows_full',
    'reauthentication_required',
    'rate_limited',
  ],
})

/** Removes a planned window, or ends a live one now (sensitive). */
export const endWindow = defineEndpoint({
  method: 'POST',
  path: `${windowPath}/end`,
  auth: 'admin',
  input: z.object(windowPlace),
  output: z.object({ service: shownSwitchSchema }),
  errors: ['route_not_found', 'not_found', 'validation_failed', 'reauthentication_required', 'rate_limited'],
})

const serviceOffSchema = z.object({
  id: serviceIdSchema,
  /** The service that is off: this one, or one of its dependencies. */
  because: serviceIdSchema,
  message: z.string(),
  /** Time when the service is turned on again automatically. */
  until: instant().nullable(),
})
export type ShownServiceOff = z.infer<typeof serviceOffSchema>

/** Lists the services that are off for the caller in a workspace. */
export const readServices = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/services',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({ off: z.array(serviceOffSchema).max(SERVICE_IDS.length) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
