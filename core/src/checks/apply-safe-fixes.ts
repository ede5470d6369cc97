import { applyFix } from './apply-fix.ts'
import type { Finding } from './check.ts'
import type { CheckedDraft } from './checked-draft.ts'
import { runChecks, type CheckReport } from './run-checks.ts'

/** Maximum number of rounds. A round applies or refuses one fix, or allows the refused fixes again. */
const ROUNDS_MAX = 500

/**
 * Applies every fix that does not change the meaning, one after the other, because each fix shifts the text after it. A fix that causes findings of
 * other checks is left to a person.
 */
export function applySafeFixes(draft: CheckedDraft): { draft: CheckedDraft; applied: readonly Finding[] } {
  const applied: Finding[] = []
  const refused = new Set<string>()
  // A refused fix may be harmless after others are applied, so it is tried again.
  let isStale = false
  let current = draft
  let report = runChecks(current)
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = report.findings.find((each) => each.isSafe && each.fix && !refused.has(keyOf(each)))
    if (!next?.fix) {
      if (!isStale) break
      refused.clear()
      isStale = false
      continue
    }
    const mended = applyFix(current, next.fix)
    const after = runChecks(mended)
    if (isWorse(report, after)) {
      refused.add(keyOf(next))
      continue
    }
    applied.push(next)
    isStale = refused.size > 0
    current = mended
    report = after
  }
  return { draft: current, applied }
}

/** Returns whether a check that passed before now fails. */
export function isWorse(before: CheckReport, after: CheckReport): boolean {
  const failed = new Set(before.rows.filter(({ findings }) => findings.length > 0).map(({ check }) => check))
  const known = new Set(before.rows.map(({ check }) => check))
  return after.rows.some(({ check, findings }) => findings.length > 0 && known.has(check) && !failed.has(check))
}

function keyOf({ check, evidence, place }: Finding): string {
  return `${check}:${evidence}:${place?.kind === 'text' ? place.from : ''}`
}
