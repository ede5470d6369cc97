import {
  type Evidence,
  type PersonaDraft,
  type PersonaPoint,
  IMPORTED_COMMENTS_MAX,
  PERSONA_EVIDENCE_MAX,
  PERSONA_POINT_MAX,
  PERSONA_POINTS_MAX,
  PERSONA_QUOTE_MAX,
  PERSONA_SOURCE_MAX,
  PERSONA_WORD_MAX,
  PERSONA_WORDS_MAX,
} from '../model/persona.ts'
import { toOneLine } from '../text/text-fields.ts'
import type { Topic } from './cluster/describe-topic.ts'
import { POINT_KINDS, type PointKind } from './persona-points.ts'

/** The accepted parts of a proposal: topics with a text and a kind, words, and the reading level; 0 leaves the level unchanged. */
export type Accepted = {
  topics: readonly { topic: Topic; kind: PointKind; text: string }[]
  uses: readonly string[]
  grade: number
}

/** Source of the comments, the number read, the day in days since 1970, and a function that creates ids for new parts. */
export type Import = { source: string; url: string; read: number; day: number; newId: () => string }

/** Number of a topic's first terms that become keywords of its point; later terms are too common. */
const WORDS_OF_TOPIC = 3
const QUOTES_OF_TOPIC = 3

/** Returns the persona with the accepted parts added; parts that no longer fit are left out. */
export function acceptProposal(persona: PersonaDraft, accepted: Accepted, from: Import): PersonaDraft {
  const points = accepted.topics.map(({ topic, kind, text }) => ({ kind, topic, point: pointOf(topic, text, from) }))
  const lists = POINT_KINDS.map((kind) => {
    const added = points.filter((each) => each.kind === kind).map(({ point }) => point)
    return [kind, [...persona[kind], ...added].slice(0, PERSONA_POINTS_MAX)] as const
  })
  const kept = new Set(lists.flatMap(([, list]) => list.map(({ id }) => id)))
  const quotes = points.filter(({ point }) => kept.has(point.id)).flatMap((each) => evidenceOf(each, from))
  return {
    ...persona,
    ...Object.fromEntries(lists),
    uses: [...new Set([...persona.uses, ...accepted.uses])].slice(0, PERSONA_WORDS_MAX),
    gradeMax: accepted.grade === 0 ? persona.gradeMax : accepted.grade,
    evidence: [...persona.evidence, ...quotes].slice(0, PERSONA_EVIDENCE_MAX),
    importedCount: Math.min(persona.importedCount + from.read, IMPORTED_COMMENTS_MAX),
    importedDay: from.day,
  }
}

function pointOf({ terms, count }: Topic, text: string, { read, newId }: Import): PersonaPoint {
  const words = terms.slice(0, WORDS_OF_TOPIC).flatMap((term) => toOneLine(term, PERSONA_WORD_MAX) ?? [])
  return { id: newId(), text: text.slice(0, PERSONA_POINT_MAX), words, count, of: read }
}

function evidenceOf({ topic, point }: { topic: Topic; point: PersonaPoint }, from: Import): Evidence[] {
  return topic.quotes.slice(0, QUOTES_OF_TOPIC).map((quote) => ({
    id: from.newId(),
    quote: quote.slice(0, PERSONA_QUOTE_MAX),
    source: from.source.slice(0, PERSONA_SOURCE_MAX),
    url: from.url,
    points: [point.id],
  }))
}
