import type { BrandStrength } from '../model/brand-strictness.ts'
import { ownValue } from '../own-value.ts'
import { getStrengthOfCheck } from './brand/strict-checks.ts'
import type { Check, CheckSource, Finding, Found } from './check.ts'
import type { CheckedDraft } from './checked-draft.ts'
import { CHECKS } from './checks.ts'
import { analyzeText } from './text/analyze-text.ts'

/** Result of one check: its points and its findings. */
export type CheckRow = {
  check: string
  version: number
  source: CheckSource
  /** Maximum points of the check, as a share of 100, and the points reached. */
  max: number
  points: number
  findings: readonly Finding[]
}

/** Score ceiling: a draft that cannot be scheduled without a confirmation or an approval is not good, even if everything else is right. */
const HELD_CEILING = 0.75

export type CheckReport = {
  /** From 0 to 100, rounded; null if no check applies to the draft, for example if it is empty. */
  score: number | null
  /** Maximum score with these findings, from 0 to 100; it limits the sum of the rows. */
  ceiling: number
  /** A row for each check that applies, in the order of `CHECKS`. */
  rows: readonly CheckRow[]
  /** All findings in text order; those without a place last. */
  findings: readonly Finding[]
  /** True if the text is not recognised as English, so that the checks of English words do not apply. */
  isForeign: boolean
}

/**
 * Checks a draft with every applicable rule. Each check has a share of the 100 points according to its weight, and loses up to all of it for its
 * findings. Serious findings, such as bait or a banned word, also set a ceiling that no other check compensates for; so does a breach of
 * a brand rule that holds the post.
 */
export function runChecks(draft: CheckedDraft, checks: readonly Check[] = CHECKS): CheckReport {
  const text = analyzeText(draft.text, draft.languages)
  const ran = checks.flatMap((check) => {
    // Only the brand can relax its rules, not a person.
    const habit = check.source === 'brand' ? undefined : ownValue(draft.habits.strengths, check.id)
    const found = habit === 'off' ? null : check.run(draft, text)
    if (!found) return []
    const findings = found.map((each) => findingOf(check, each)).filter((each) => !isIgnored(draft, each))
    if (habit === 'hint') return [{ check, findings: findings.map(asHint) }]
    return [{ check, findings: withStrength(findings, getStrengthOfCheck(draft.brand, check.id)) }]
  })
  const weights = ran.reduce((sum, { check }) => sum + check.weight, 0)
  const rows = ran.map(({ check: { id, version, source, weight }, findings }): CheckRow => {
    const max = (100 * weight) / weights
    const loss = Math.min(
      1,
      findings.reduce((sum, each) => sum + each.loss, 0),
    )
    return { check: id, version, source, max, points: max * (1 - loss), findings }
  })
  const findings = rows.flatMap((row) => row.findings)
  const ceiling = Math.round(findings.reduce((share, each) => share * each.ceiling, 100))
  const points = Math.round(rows.reduce((sum, row) => sum + row.points, 0))
  return {
    score: weights === 0 ? null : Math.min(points, ceiling),
    ceiling,
    rows,
    findings: findings.toSorted((a, b) => startOf(a) - startOf(b)),
    isForeign: text.words.length > 0 && !text.isEnglish,
  }
}

function findingOf(check: Check, found: Found): Finding {
  return {
    check: check.id,
    source: check.source,
    place: found.place ?? null,
    evidence: found.evidence ?? '',
    reason: found.reason,
    values: found.values ?? {},
    fix: found.fix ?? null,
    isSafe: found.isSafe ?? false,
    loss: found.loss ?? 1,
    ceiling: found.ceiling ?? 1,
  }
}

function isIgnored({ habits: { ignored } }: CheckedDraft, { check, source, evidence }: Finding): boolean {
  return source !== 'brand' && ignored.some((each) => each.check === check && each.evidence === evidence)
}

function asHint(finding: Finding): Finding {
  return { ...finding, loss: 0, ceiling: 1 }
}

/** Adds the strength of a brand rule to its findings. The ceiling applies once per rule, however many breaches there are. */
function withStrength(findings: readonly Finding[], strength: BrandStrength): readonly Finding[] {
  if (strength === 'tell') return findings
  return findings.map((each, at) => ({
    ...each,
    strength,
    ceiling: at === 0 ? Math.min(each.ceiling, HELD_CEILING) : each.ceiling,
  }))
}

function startOf({ place }: Finding): number {
  return place?.kind === 'text' ? place.from : Infinity
}
