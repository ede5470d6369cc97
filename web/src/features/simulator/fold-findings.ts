import type { Finding } from '@postwright/core/simulate/finding'

/** A finding, and those that say the same of the same queue on later days. */
export type FoldedFinding = { finding: Finding; later: readonly Finding[] }

/** What is found of a queue week after week is one entry; what is about a post stands by itself. */
export function foldFindings(findings: readonly Finding[]): FoldedFinding[] {
  const groups = Map.groupBy(findings, (finding) =>
    finding.postId === null && finding.queueId !== null ? `${finding.code} ${finding.queueId}` : finding,
  )
  return [...groups.values()].flatMap(([finding, ...later]) => (finding ? [{ finding, later }] : []))
}
