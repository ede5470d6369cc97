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

/** Counts stop here: more is shown as "1,000+". */
export const NEEDS_COUNTED_MAX = 1000

/** Causes that need a person, the most urgent first. */
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
  /** Since when the oldest waits, or when it ends; null where that is not known. */
  since: instant().nullable(),
  /** Networks that it is about. */
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
  /** When the days were last counted; null before the first time. */
  countedAt: instant().nullable(),
  oldestJobAt: instant().nullable(),
})

/** Reads what needs an admin, and how publishing meets its objective. A part that could not be read is null, and fails no other. */
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
    /** `runs`: of the last 24 hours, the earliest first. `isOn`: whether this installation makes canary posts. */
    canary: z.object({ isOn: z.boolean(), runs: z.array(canaryRunSchema).max(2 * CANARY_RUNS_A_DAY_MAX) }).nullable(),
  }),
  errors: ['route_not_found', 'rate_limited'],
})
export type AdminHome = z.infer<typeof getAdminHome.output>

const usageDayView = usageCountsSchema.extend({
  day: utcDaySchema,
  mails: count(),
  /** Null where it was not measured on that day. */
  storedBytes: count().nullable(),
})
export type UsageDayView = z.infer<typeof usageDayView>

const costSchema = z.object({ database: count(), functions: count(), storage: count(), total: count() })

/** Figures of the product and the effort of this month, with its estimated cost. A part that could not be read is null. */
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
    /** `days`: of the month so far in UTC. `cost`: in millionths of a US dollar. */
    usage: z.object({ days: z.array(usageDayView).max(31), cost: costSchema }).nullable(),
  }),
  errors: ['route_not_found', 'rate_limited'],
})
export type AdminFigures = z.infer<typeof getAdminFigures.output>
