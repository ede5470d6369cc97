import { ownValue } from '@postwright/core/own-value'
import { PLAN_LIMITS, type PlanLimit, type PlanTerms } from '@postwright/core/model/plan'
import { formatAmount } from '@/ui/format-amount.ts'
import { formatLimit } from '@/ui/format-limit.ts'

/** Change of one term, as texts; null on the side where the term does not exist or a limit is unlimited. */
export type TermChange =
  | { kind: 'name' | 'tagline' | 'trialDays'; before: string | null; after: string }
  | { kind: 'month' | 'year'; currency: string; before: string | null; after: string | null }
  | { kind: 'limit'; limit: PlanLimit; before: string | null; after: string | null }

/** Returns the terms that publishing a draft changes; without a published version, all terms of the draft except unlimited limits. */
export function listChanges(before: PlanTerms | null, after: PlanTerms): TermChange[] {
  const changes: TermChange[] = [
    { kind: 'name', before: before?.name ?? null, after: after.name },
    { kind: 'tagline', before: before?.tagline ?? null, after: after.tagline },
    { kind: 'trialDays', before: before === null ? null : String(before.trialDays), after: String(after.trialDays) },
  ]
  for (const currency of new Set([...Object.keys(before?.prices ?? {}), ...Object.keys(after.prices)])) {
    for (const kind of ['month', 'year'] as const) {
      changes.push({ kind, currency, before: priceOf(before, currency, kind), after: priceOf(after, currency, kind) })
    }
  }
  for (const limit of PLAN_LIMITS) {
    const was = before === null ? null : limitOf(before, limit)
    changes.push({ kind: 'limit', limit, before: was, after: limitOf(after, limit) })
  }
  return changes.filter((change) => change.before !== change.after)
}

function limitOf({ limits }: PlanTerms, limit: PlanLimit): string | null {
  const max = ownValue(limits, limit) ?? null
  return max === null ? null : formatLimit(limit, max)
}

function priceOf(terms: PlanTerms | null, currency: string, interval: 'month' | 'year'): string | null {
  const found = terms && ownValue(terms.prices, currency)
  return found ? formatAmount(interval === 'month' ? found.month : found.year, currency) : null
}
