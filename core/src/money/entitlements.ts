import type { PlanLimit, PlanLimits } from '../model/plan.ts'
import type { Subscription } from '../model/subscription.ts'
import { ownValue } from '../own-value.ts'

/** The limits that apply to a person. Times are in epoch milliseconds; a null limit is unlimited. */
export type Entitlements = {
  /** Limits of the person's plan version. */
  limits: PlanLimits
  overrides: Subscription['overrides']
  /** Limits of a plan that has ended, which still apply to scheduled posts until a given time. */
  grace: { limits: PlanLimits; until: number } | null
}

export type LimitSource = 'plan' | 'override' | 'grace'

/** Returns the limit that applies at a time, and its source. An override takes precedence while it lasts; grace only raises a limit. */
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
  /** Usage before the requested addition. */
  usage: number
  /** Limit and requested amount. An amount of 0 keeps the current usage, and is always allowed. */
  wanted: { limit: PlanLimit; amount: number }
  now: number
}

export type EntitlementAnswer =
  | { allowed: true }
  | { allowed: false; limit: PlanLimit; used: number; max: number; reason: LimitSource }

/**
 * Checks whether a person may add an amount to their usage; if not, the answer contains the reached limit. Existing usage is never removed, so only
 * additions are checked.
 */
export function checkEntitlement({ usage, wanted, now, ...entitlements }: EntitlementQuestion): EntitlementAnswer {
  const { limit, amount } = wanted
  const { max, source } = getLimit(entitlements, limit, now)
  if (max === null || amount <= 0 || usage + amount <= max) return { allowed: true }
  return { allowed: false, limit, used: usage, max, reason: source }
}
