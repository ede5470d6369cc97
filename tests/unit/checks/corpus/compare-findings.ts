import type { Finding } from '@postwright/core/checks/check'
import { runChecks } from '@postwright/core/checks/run-checks'
import type { CorpusPost } from './corpus-post.ts'
import { draftOfPost } from './draft-of-post.ts'

/** One check over one post: how many expected findings it made, and those that only one of the two sides has. */
export type Compared = { check: string; agreed: number; missed: readonly string[]; extra: readonly string[] }

/** Compares the engine's findings in a post with the expected ones: a finding counts once, and must overlap its text range. */
export function compareFindings(post: CorpusPost): Compared[] {
  const { findings } = runChecks(draftOfPost(post))
  const checks = new Set([...Object.keys(post.finds), ...findings.map(({ check }) => check)])
  return [...checks].map((check) => {
    const open = findings.filter((each) => each.check === check)
    const missed = (post.finds[check] ?? []).filter((evidence) => {
      const at = open.findIndex((each) => isAbout(post, each, evidence))
      if (at >= 0) open.splice(at, 1)
      return at < 0
    })
    const agreed = (post.finds[check] ?? []).length - missed.length
    return { check, agreed, missed, extra: open.map(({ evidence, reason }) => evidence || reason) }
  })
}

function isAbout(post: CorpusPost, { place }: Finding, evidence: string): boolean {
  if (place === null) return evidence === ''
  if (place.kind === 'media') {
    const file = post.files?.find(({ mediaId }) => mediaId === place.mediaId)
    return evidence !== '' && file !== undefined && (file.alt.includes(evidence) || file.name === evidence)
  }
  return placesOf(post.text, evidence).some(({ from, to }) => from < place.to && place.from < to)
}

/** All ranges in which a text contains the evidence; none for empty evidence. */
function placesOf(text: string, evidence: string): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = []
  if (evidence === '') return places
  for (let from = text.indexOf(evidence); from >= 0; from = text.indexOf(evidence, from + 1)) {
    places.push({ from, to: from + evidence.length })
  }
  return places
}
