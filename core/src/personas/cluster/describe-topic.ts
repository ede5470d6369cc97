import { type TopicKind, CUE_WORDS, TOPIC_KINDS } from './cue-words.ts'
import { centreOf, cosine } from './spherical-k-means.ts'
import type { TermVectors } from './tf-idf.ts'
import { wordsOf } from './terms.ts'
import { ownValue } from '../../own-value.ts'

/** The common subject of several comments. */
export type Topic = TopicJudgement & {
  id: string
  /** Indexes of the topic's comments in the material, nearest to its centre first; a comment is in at most one topic. */
  members: readonly number[]
  /** Terms with the greatest weight in the topic, in their most frequent form. */
  terms: readonly string[]
  /** Number of comments in the topic. */
  count: number
  /** Comments nearest to the centre that do not repeat each other. */
  quotes: readonly string[]
  kind: TopicKind | null
}

/** Input for topics: all comments, the terms of each, and the most frequent form of each term. */
export type TopicMaterial = {
  comments: readonly string[]
  language: string | null
  vectors: TermVectors
  forms: ReadonlyMap<string, string>
}

const TERMS_SHOWN = 5
const QUOTES_SHOWN = 5

/** Describes the subject of some comments; the terms are empty if no term occurs in several comments. */
export function describeTopic(id: string, members: readonly number[], material: TopicMaterial): Topic {
  const { comments, language, vectors, forms } = material
  const rows = members.map((member) => vectors.rows[member] ?? { at: [], values: [] })
  const centre = centreOf(rows, vectors.terms.length)
  const nearest = members
    .map((member, at) => ({ member, nearness: cosine(rows[at] ?? { at: [], values: [] }, centre) }))
    .toSorted((a, b) => b.nearness - a.nearness || a.member - b.member)
    .map(({ member }) => member)
  const texts = nearest.flatMap((member) => comments[member] ?? [])
  const terms = [...centre.entries()]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([at]) => forms.get(vectors.terms[at] ?? '') ?? '')
    .filter((form) => !isCourtesy(form, language))
    .slice(0, TERMS_SHOWN)
  const quotes = differentQuotes(texts, QUOTES_SHOWN)
  return { id, members: nearest, terms, count: nearest.length, quotes, ...kindOfTopic(texts, language) }
}

/** Minimum share of words in common at which two comments count as repeating each other. */
const SAME = 0.7

/** Returns the first comments of a list that do not repeat each other; if there are too few, others are added. */
function differentQuotes(comments: readonly string[], count: number): string[] {
  const unique = [...new Set(comments)]
  const chosen: string[] = []
  const known: ReadonlySet<string>[] = []
  for (const comment of unique) {
    if (chosen.length === count) break
    const words = new Set(wordsOf(comment))
    if (known.some((other) => likeness(words, other) >= SAME)) continue
    chosen.push(comment)
    known.push(words)
  }
  const others = unique.filter((comment) => !chosen.includes(comment))
  return [...chosen, ...others].slice(0, count)
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

/** The kind of a topic, and the words that indicate it with the number of comments that contain them. */
type TopicJudgement = { kind: TopicKind | null; because: readonly { word: string; count: number }[] }

/** Minimum share of a topic's comments that must contain cue words of a kind. */
const SHARE_MIN = 0.15

const SHOWN = 3

/** Returns the kind of a topic by the cue words in its comments; `kind` is null if the language has no cue words, or too few comments contain them. */
function kindOfTopic(comments: readonly string[], language: string | null): TopicJudgement {
  const cues = language === null ? undefined : ownValue(CUE_WORDS, language)
  if (!cues) return { kind: null, because: [] }
  const lines = comments.map((comment) => ` ${wordsOf(comment).join(' ')} `)
  const judged = TOPIC_KINDS.map((kind) => {
    const found = cues[kind].map((word) => ({ word, count: lines.filter((line) => line.includes(` ${word} `)).length }))
    const said = lines.filter((line) => cues[kind].some((word) => line.includes(` ${word} `))).length
    return { kind, said, because: found.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count) }
  })
  const [best] = judged.toSorted((a, b) => b.said - a.said)
  if (!best || best.said < Math.max(1, comments.length * SHARE_MIN)) return { kind: null, because: [] }
  return { kind: best.kind, because: best.because.slice(0, SHOWN) }
}

/**
 * Words of thanks, greeting and praise that people write under any post, in the languages of `STOP_WORDS`; comments that share only these words need
 * not have the same subject.
 */
const COURTESY_WORDS: Readonly<Record<string, string>> = {
  en:
    'thank thanks thankyou thx ty please pls hello hi hey dear cheers welcome congrats congratulations wow omg lol great good nice awesome amazing ' +
    'wonderful fantastic excellent brilliant lovely beautiful perfect cool best super love loved loving like liked glad happy sorry ok okay yes yeah bye',
  de:
    'danke dankeschön vielen dank bitte hallo hi hey moin servus lieber liebe liebes gruß grüße tschüss glückwunsch wow toll super schön prima klasse ' +
    'perfekt wunderbar großartig genial spitze cool gut gute guter gutes mega top gerne gern sorry okay nett',
  fr:
    'merci bonjour bonsoir salut coucou svp bravo félicitations wow super génial magnifique parfait excellent top cool bon bonne beau belle joli ' +
    'jolie adore aime cher chère désolé oui ok bisous',
  es:
    'gracias hola buenas buenos días tardes noches favor felicidades enhorabuena wow genial excelente perfecto perfecta increíble maravilloso maravillosa ' +
    'bueno buena bonito bonita lindo linda encanta gusta querido querida saludos perdón vale ok bravo',
  it:
    'grazie ciao salve buongiorno buonasera prego complimenti bravo brava wow fantastico ottimo ottima perfetto bello bella bellissimo bellissima ' +
    'buono buona caro cara scusa ok saluti',
  pt:
    'obrigado obrigada olá oi bom boa dia tarde noite favor parabéns uau ótimo ótima excelente perfeito perfeita incrível maravilhoso maravilhosa lindo ' +
    'linda adoro amei gostei querido querida desculpa ok abraço',
  nl: 'dank dankjewel bedankt alsjeblieft alstublieft hallo hoi hey dag gefeliciteerd wow leuk mooi goed geweldig fantastisch prachtig super top fijn lieve groetjes sorry oké',
  sv: 'tack snälla hej hallå hejsan grattis wow fint fin bra jättebra fantastisk fantastiskt underbar underbart härlig kul toppen super kram förlåt okej',
  pl: 'dziękuję dzięki proszę cześć hej witam gratulacje brawo wow super świetne świetny świetna piękne piękny piękna dobre dobry dobra fajne fajny pozdrawiam przepraszam ok',
}

const SETS = new Map(Object.entries(COURTESY_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]))

/** Returns whether a word is only a courtesy in a language; false if the language is not known. */
export function isCourtesy(word: string, language: string | null): boolean {
  return SETS.get(language ?? '')?.has(word) ?? false
}
