import { type FaultCounts, noFaults } from './faults.ts'
import type { Finding } from './checker.ts'
import type { Outcome } from './simulate.ts'

/** What many worlds amount to. */
export type Totals = {
  worlds: number
  targets: number
  faults: FaultCounts
  states: Record<string, number>
  unpreventable: Record<string, number>
  findingCount: number
  /** The first ones, with the seed that shows them again. */
  findings: (Finding & { seed: number })[]
}

const FINDINGS_SHOWN = 20

export function noTotals(): Totals {
  return { worlds: 0, targets: 0, faults: noFaults(), states: {}, unpreventable: {}, findingCount: 0, findings: [] }
}

export function totalsOf({ seed, targets, faults, states, unpreventable, findings }: Outcome): Totals {
  const named = findings.map((finding) => ({ ...finding, seed }))
  return { worlds: 1, targets, faults, states, unpreventable, findingCount: named.length, findings: named }
}

export function addTotals(a: Totals, b: Totals): Totals {
  return {
    worlds: a.worlds + b.worlds,
    targets: a.targets + b.targets,
    faults: addCounts(a.faults, b.faults),
    states: addCounts(a.states, b.states),
    unpreventable: addCounts(a.unpreventable, b.unpreventable),
    findingCount: a.findingCount + b.findingCount,
    findings: [...a.findings, ...b.findings].slice(0, FINDINGS_SHOWN),
  }
}

function addCounts<C extends Record<string, number>>(a: C, b: C): C {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(names.map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)])) as C
}
