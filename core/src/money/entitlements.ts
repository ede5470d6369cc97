import type { PlanLimit, PlanLimits } from '../model/plan.ts'
import type { Subscription } from '../model/subscription.ts'
import { ownValue } from '../own-value.ts'

/** The limits that hold for a person. Times are epoch milliseconds; null is unlimited. */
export type Entitlements = {
  /** Limits of the plan version that the person has. */
  limits: PlanLimits
  overrides: Subscription['overrides']
  /** A plan that has ended: what it let a person schedule still holds until then. */
  grace: { limits: PlanLimits; until: number } | null
}

export type LimitSource = 'plan' | 'override' | 'grace'

/** The limit that holds at a time, and what it comes from. An override wins while it lasts, grace only raises. */
export function getLimit(
  { limits, overrides, grace }: Entitlements,
  name: PlanLimit,
  now: number,
): { max: number | null; source: LimitSource } {
  const given = overrides && (overrides.until === null || now < overrides.until) ? overrides.limits : {}
  const override = ownValue(given, name)
  if (override !== undefined) return { max: override, source: 'override' }
  const max = ownValue(limits, name) ?? null
  if (name !== 'scheduledPosts' || grace === null || now >= grace.until) return { max, source: 'plan' }
  const kept = ownValue(grace.limits, name) ?? null
  const isRaised = max !== null && (kept === null || kept > max)
  return isRaised ? { max: kept, source: 'grace' } : { max, source: 'plan' }
}

export type EntitlementQuestion = Entitlements & {
  /** The amount before the addition. */
  usage: number
  /** An amount of 0 keeps what there is, and is always allowed. */
  wanted: { limit: PlanLimit; amount: number }
  now: number
}

export type EntitlementAnswer =
  | { allowed: true }
  | { allowed: false; limit: PlanLimit; used: number; max: number; reason: LimitSource }

/** Whether a person may have more of something. What they have is never taken away, so only additions are asked about. */
export function checkEntitlement({ usage, wanted, now, ...entitlements }: EntitlementQuestion): EntitlementAnswer {
  const { limit, amount } = wanted
  const { max, source } = getLimit(entitlements, limit, now)
  if (max === null || amount <= 0 || usage + amount <= max) return { allowed: true }
  return { allowed: false, limit, used: usage, max, reason: source }
}
