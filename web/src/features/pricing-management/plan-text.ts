import { ownValue } from '@postwright/core/own-value'
import { PLAN_LIMITS, type PlanLimit, type PlanTerms } from '@postwright/core/model/plan'
import { formatBytes } from '@/ui/format-bytes.ts'

/** How many minor units make up one of a currency. */
export function getMinorUnits(currency: string): number {
  return 10 ** (moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2)
}

/** An amount in minor units as money. */
export function formatPrice(minor: number, currency: string): string {
  return moneyFormat(currency).format(minor / getMinorUnits(currency))
}

function moneyFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() })
}

/** The value of a limit; null where it is unlimited. */
export function formatLimit(limit: PlanLimit, max: number | null): string | null {
  if (max === null) return null
  return limit === 'storageBytes' ? formatBytes(max) : new Intl.NumberFormat('en').format(max)
}

/** A term that differs, as texts; null where there was or is none. */
export type TermChange =
  | { kind: 'name' | 'tagline' | 'trialDays'; before: string | null; after: string }
  | { kind: 'month' | 'year'; currency: string; before: string | null; after: string | null }
  | { kind: 'limit'; limit: PlanLimit; before: string | null; after: string | null }

/** What publishing a draft changes of the offered terms; without any, everything is new. */
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
  return formatLimit(limit, ownValue(limits, limit) ?? null)
}

function priceOf(terms: PlanTerms | null, currency: string, interval: 'month' | 'year'): string | null {
  const found = terms && ownValue(terms.prices, currency)
  return found ? formatPrice(interval === 'month' ? found.month : found.year, currency) : null
}
