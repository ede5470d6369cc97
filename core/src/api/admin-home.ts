import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../ids.ts'
import { CANARY_RUNS_A_DAY_MAX, canaryRunSchema } from '../model/canary.ts'
import { figuresSchema } from '../model/figures-day.ts'
import { usageCountsSchema } from '../model/usage-day.ts'
import { PLATFORMS, platformSchema } from '../platforms/platform.ts'
import { utcDaySchema } from '../time/utc-day.ts'

const count = () => z.int().min(0)
const share = () => z.int().max(10_000)

/** Counting stops at this number: higher counts are shown as "1,000+". */
export const NEEDS_COUNTED_MAX = 1000

/** Reasons why an admin is needed, most urgent first. */
export const NEED_KINDS = [
  'scheduler_stopped',
  'upkeep_stopped',
  'overdue',
  'canary_failed',
  'network_suspended',
  'network_stopped',
  'ledger_broken',
  'model_key_refused',
  'mails_stuck',
  'payments_stuck',
  'disputes',
  'payments',
  'payouts',
  'messages',
  'contributions',
  'referrals',
  'keys_ending',
  'model_keys_ending',
  'interface_end',
] as const
export const needKindSchema = z.enum(NEED_KINDS)
export type NeedKind = z.infer<typeof needKindSchema>

const needSchema = z.object({
  kind: needKindSchema,
  count: count(),
  /** Time when the oldest item started waiting, or its deadline; null if unknown. */
  since: instant().nullable(),
  /** Affected networks. */
  platforms: z.array(platformSchema).max(PLATFORMS.length),
})
export type Need = z.infer<typeof needSchema>

const attainmentSchema = z.object({
  total: count(),
  inTime: count(),
  late: count(),
  missed: count(),
  share: share().nullable(),
  budgetLeft: z.int(),
  budgetShare: share().nullable(),
  p50: count().nullable(),
  p95: count().nullable(),
  p99: count().nullable(),
  latest: count().nullable(),
})

const boardSchema = z.object({
  overall: attainmentSchema,
  networks: z.array(attainmentSchema.extend({ platform: platformSchema })),
  days: z.array(z.object({ day: utcDaySchema, total: count(), inTime: count(), isCounted: z.boolean() })),
  /** Time of the last daily count; null before the first. */
  countedAt: instant().nullable(),
  oldestJobAt: instant().nullable(),
})

/**
 * Reads what needs an admin's attention, and how well publishing meets its objective. A part that cannot be read is null and does not affect the
 * others.
 */
export const getAdminHome = defineEndpoint({
  method: 'GET',
  path: '/admin/home',
  auth: 'admin',
  input: z.object({}),
  output: z.object({
    readAt: instant(),
    /** `unread`: causes that could not be checked. */
    needs: z.object({ found: z.array(needSchema), unread: z.array(needKindSchema) }),
    board: boardSchema.nullable(),
    /** `runs`: canary runs of the last 24 hours, earliest first. `isOn`: true if this installation makes canary posts. */
    canary: z.object({ isOn: z.boolean(), runs: z.array(canaryRunSchema).max(2 * CANARY_RUNS_A_DAY_MAX) }).nullable(),
  }),
  errors: ['route_not_found', 'rate_limited'],
})
export type AdminHome = z.infer<typeof getAdminHome.output>

const usageDayView = usageCountsSchema.extend({
  day: utcDaySchema,
  mails: count(),
  /** Null if it was not measured on that day. */
  storedBytes: count().nullable(),
})
export type UsageDayView = z.infer<typeof usageDayView>

const costSchema = z.object({ database: count(), functions: count(), storage: count(), total: count() })

/** Reads the product figures and this month's usage with its estimated cost. A part that cannot be read is null. */
export const getAdminFigures = defineEndpoint({
  method: 'GET',
  path: '/admin/home/figures',
  auth: 'admin',
  input: z.object({}),
  output: z.object({
    readAt: instant(),
    figures: z
      .object({
        /** Null before the first count. */
        latest: z.object({ measuredAt: instant(), values: figuresSchema }).nullable(),
        weekBefore: figuresSchema.nullable(),
      })
      .nullable(),
    /** `days`: days of the current month so far, in UTC. `cost`: in millionths of a US dollar. */
    usage: z.object({ days: z.array(usageDayView).max(31), cost: costSchema }).nullable(),
  }),
  errors: ['route_not_found', 'rate_limited'],
})
export type AdminFigures = z.infer<typeof getAdminFigures.output>
