import { analyzeText } from '../checks/text/analyze-text.ts'
import { findTerms } from '../checks/text/find-terms.ts'
import type { TextAnalysis } from '../checks/text/text-analysis.ts'
import type { PersonaDraft, PersonaPoint } from '../model/persona.ts'
import { pointWords } from './point-words.ts'

/** The fields of a persona that are compared with posts. */
export type CoveredPersona = Pick<PersonaDraft, 'name' | 'objections' | 'pains'> & { id: string }

/** The fields of a post that are compared with personas. */
export type CoveredPost = { id: string; text: string }

/** The keywords of a point that a post contains, and the sentence with the first of them. */
export type Covering = { postId: string; words: readonly string[]; sentence: string }

/** An objection or a pain of a persona, and the posts that mention it. */
export type CoverageRow = {
  personaId: string
  personaName: string
  kind: 'objections' | 'pains'
  point: PersonaPoint
  posts: readonly Covering[]
}

/**
 * Returns a row for each objection and pain, with the posts that mention it: first unmentioned objections, then unmentioned pains, then the rest,
 * those with the fewest posts first.
 */
export function coverageOf(personas: readonly CoveredPersona[], posts: readonly CoveredPost[]): CoverageRow[] {
  const texts = posts.map(({ id, text }) => ({ id, text: analyzeText(text) }))
  const rows = personas.flatMap((persona) =>
    (['objections', 'pains'] as const).flatMap((kind) =>
      persona[kind].map((point): CoverageRow => {
        const terms = pointWords(point).map((term) => ({ term, instead: null }))
        const found = texts.flatMap(({ id, text }) => coveringOf(id, text, findTerms(text, terms)))
        return { personaId: persona.id, personaName: persona.name, kind, point, posts: found }
      }),
    ),
  )
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b) || a.posts.length - b.posts.length)
}

function coveringOf(postId: string, text: TextAnalysis, found: ReturnType<typeof findTerms>): Covering[] {
  const [first] = found
  if (!first) return []
  const sentence = text.sentences.find(({ from, to }) => from <= first.from && first.to <= to)
  return [
    { postId, words: [...new Set(found.map(({ shown }) => shown))], sentence: sentence?.text.trim() ?? first.shown },
  ]
}

function rankOf({ kind, posts }: CoverageRow): number {
  if (posts.length > 0) return 2
  return kind === 'objections' ? 0 : 1
}
