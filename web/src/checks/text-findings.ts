import type { CheckSource, Finding, Fix } from '@postwright/core/checks/check'

const RANKS = { brand: 0, accessibility: 1, channel: 2, craft: 4, persona: 5 } satisfies Record<CheckSource, number>

/** Language mistakes, which are wrong in any style: they come before the other findings of style. */
const LANGUAGE = { checks: new Set(['misspellings', 'grammar']), rank: 3 }

type Placed = { finding: Finding; from: number; to: number }

/**
 * Compares findings at the same place by display order: brand, accessibility, channel, language, style, persona; within one of these, the shortest
 * first.
 */
export function compareFindings(a: Placed, b: Placed): number {
  return rankOf(a.finding) - rankOf(b.finding) || a.to - a.from - (b.to - b.from)
}

function rankOf({ check, source }: Finding): number {
  return LANGUAGE.checks.has(check) ? LANGUAGE.rank : RANKS[source]
}

type FixableFinding = Finding & { fix: Extract<Fix, { kind: 'text' }> }

/** Returns the fixable finding at the cursor: the one that contains it, or else the nearest one in its line; null when there is none. */
export function findingAt(findings: readonly Finding[], text: string, cursor: number): FixableFinding | null {
  const lineStart = text.lastIndexOf('\n', cursor - 1) + 1
  const lineEnd = text.indexOf('\n', cursor) === -1 ? text.length : text.indexOf('\n', cursor)
  const near = findings
    .filter(isFixable)
    .map((finding) => ({ finding, ...toTimeRange(finding) }))
    .filter(({ from, to }) => from <= lineEnd && to >= lineStart)
    .map((each) => ({ ...each, away: Math.max(each.from - cursor, cursor - each.to, 0) }))
    .toSorted((a, b) => a.away - b.away || compareFindings(a, b))
  return near[0]?.finding ?? null
}

function isFixable(finding: Finding): finding is FixableFinding {
  return finding.fix?.kind === 'text'
}

function toTimeRange({ place, fix }: FixableFinding): { from: number; to: number } {
  return place?.kind === 'text' ? place : fix
}

/**
 * Returns the findings of a text at their positions in the changed text, until it is checked: findings after the change move with it, and findings in
 * the changed range are dropped.
 */
export function shiftFindings(findings: readonly Finding[], before: string, after: string): readonly Finding[] {
  if (before === after) return findings
  const start = sameAtStart(before, after)
  const end = before.length - sameAtEnd(before, after, start)
  const by = after.length - before.length
  return findings.flatMap((finding) => {
    const { place, fix } = finding
    if (place?.kind !== 'text' || place.to < start) return [finding]
    if (place.from < end || (place.from === end && end === start)) return []
    const moved = { ...finding, place: { ...place, from: place.from + by, to: place.to + by } }
    return [fix?.kind === 'text' ? { ...moved, fix: { ...fix, from: fix.from + by, to: fix.to + by } } : moved]
  })
}

function sameAtStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before[same] === after[same]) same += 1
  return same
}

function sameAtEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start
  let same = 0
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return same
}

/**
 * Inserts a fix into a field like typed text, so that the cursor is placed after it.
 * @param onText receives the new text if the browser does not insert it itself
 */
export function typeFix(
  field: HTMLTextAreaElement,
  { from, to, text }: Extract<Fix, { kind: 'text' }>,
  onText: (text: string) => void,
): void {
  const { value } = field
  field.focus()
  field.setSelectionRange(from, to)
  const isTyped = text === '' ? document.execCommand?.('delete') : document.execCommand?.('insertText', false, text)
  if (!isTyped) onText(value.slice(0, from) + text + value.slice(to))
}
