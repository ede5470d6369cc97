import { z } from 'zod'
import { ACT_REASON_MAX, type PersonDetail } from '@postwright/core/api/people'
import { PLAN_LIMITS, type PlanLimit, type PlanLimits } from '@postwright/core/model/plan'
import { ownValue } from '@postwright/core/own-value'
import { endOfDay } from '@postwright/core/time/end-of-day'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { viewerZone } from '@/ui/format-time.ts'

const GIGABYTE = 1_000_000_000

/** A limit in the form: the plan's limit, unlimited, or a custom number (storage in gigabytes). */
const limitChoiceSchema = z.object({
  mode: z.enum(['plan', 'custom', 'unlimited']),
  max: z.number().min(0).nullable(),
})
export type LimitChoice = z.infer<typeof limitChoiceSchema>

/** Form values; an empty last day means no end. */
const fieldsSchema = z.object({
  limits: z.object({
    channels: limitChoiceSchema,
    members: limitChoiceSchema,
    workspaces: limitChoiceSchema,
    scheduledPosts: limitChoiceSchema,
    storageBytes: limitChoiceSchema,
  } satisfies Record<PlanLimit, z.ZodType>),
  lastDay: z.union([z.literal(''), z.iso.date()]),
  reason: z.string().trim().min(1).max(ACT_REASON_MAX),
})
export type OverrideFormValues = z.input<typeof fieldsSchema>

export const overrideFormSchema = fieldsSchema.transform(({ limits: choices, lastDay, reason }, context) => {
  for (const limit of PLAN_LIMITS) {
    const { mode, max } = choices[limit]
    if (mode === 'custom' && (max === null || !Number.isFinite(max))) {
      context.addIssue({ code: 'custom', path: ['limits', limit, 'max'] })
    }
  }
  const until = lastDay === '' ? null : endOfDay(lastDay, viewerZone())
  if (until !== null && until <= Date.now()) context.addIssue({ code: 'custom', path: ['lastDay'] })
  return { override: { limits: readLimits(choices), until }, reason }
})

/** Returns the initial form values from the user's overrides. */
export function beginOverride(overrides: PersonDetail['plan']['overrides']): OverrideFormValues {
  const choose = (limit: PlanLimit): LimitChoice => {
    const max = overrides ? ownValue(overrides.limits, limit) : undefined
    if (max === undefined) return { mode: 'plan', max: null }
    return max === null
      ? { mode: 'unlimited', max: null }
      : { mode: 'custom', max: limit === 'storageBytes' ? max / GIGABYTE : max }
  }
  const until = overrides?.until ?? null
  return {
    limits: {
      channels: choose('channels'),
      members: choose('members'),
      workspaces: choose('workspaces'),
      scheduledPosts: choose('scheduledPosts'),
      storageBytes: choose('storageBytes'),
    },
    lastDay: until === null ? '' : fromInstant(until - 1, viewerZone()).local.slice(0, 10),
    reason: '',
  }
}

/** Returns the overridden limits, with storage in bytes; null means unlimited. Limits of the plan are omitted. */
export function readLimits(choices: OverrideFormValues['limits']): Partial<PlanLimits> {
  const own = new Map<PlanLimit, number | null>()
  for (const limit of PLAN_LIMITS) {
    const { mode, max } = choices[limit]
    if (mode === 'unlimited') own.set(limit, null)
    if (mode === 'custom') own.set(limit, Math.round((max ?? 0) * (limit === 'storageBytes' ? GIGABYTE : 1)))
  }
  return Object.fromEntries(own)
}
