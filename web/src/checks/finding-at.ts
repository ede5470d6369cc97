import type { Finding, Fix } from '@postwright/core/checks/check'
import { compareFindings } from './finding-rank.ts'

export type FixableFinding = Finding & { fix: Extract<Fix, { kind: 'text' }> }

/** What can be mended where the cursor is: the finding around it, or else the nearest one of its line; null when there is none. */
export function findingAt(findings: readonly Finding[], text: string, cursor: number): FixableFinding | null {
  const lineStart = text.lastIndexOf('\n', cursor - 1) + 1
  const lineEnd = text.indexOf('\n', cursor) === -1 ? text.length : text.indexOf('\n', cursor)
  const near = findings
    .filter(isFixable)
    .map((finding) => ({ finding, ...stretchOf(finding) }))
    .filter(({ from, to }) => from <= lineEnd && to >= lineStart)
    .map((each) => ({ ...each, away: Math.max(each.from - cursor, cursor - each.to, 0) }))
    .toSorted((a, b) => a.away - b.away || compareFindings(a, b))
  return near[0]?.finding ?? null
}

function isFixable(finding: Finding): finding is FixableFinding {
  return finding.fix?.kind === 'text'
}

function stretchOf({ place, fix }: FixableFinding): { from: number; to: number } {
  return place?.kind === 'text' ? place : fix
}
