import type { Finding } from '@postwright/core/checks/check'

/** What is found in a new text and was not in the old one, each once; places differ in any case. */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Set(before.map(keyOf))
  const found = new Map(after.map((finding) => [keyOf(finding), finding]))
  return [...found].flatMap(([key, finding]) => (known.has(key) ? [] : [finding]))
}

function keyOf({ check, reason, evidence }: Finding): string {
  return `${check} ${reason} ${evidence}`
}
