import type { Finding } from '@postwright/core/checks/check'

/**
 * Findings of a text as they stand in the one that has become of it, while that one is not checked yet: what lies behind the
 * change has moved with it, and what was changed itself is let go.
 */
export function carryFindings(findings: readonly Finding[], before: string, after: string): readonly Finding[] {
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
