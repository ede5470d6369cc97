import { analyzeText } from '../text/analyze-text.ts'
import { FILLER_WORDS } from '../craft/filler.ts'
import { findListed } from '../text/find-listed.ts'
import type { Sentence, TextAnalysis } from '../text/text-analysis.ts'
import { NUMBER, CONTRAST, STORY } from './hook-signs.ts'

/** Kinds of alternative first lines, by how they are derived from the text. */
export const HOOK_KINDS = ['asWritten', 'question', 'number', 'contrast', 'story', 'brevity'] as const

export type HookKind = (typeof HOOK_KINDS)[number]

/** An alternative opening of a text: its first sentence, and the whole text that begins with it. */
export type HookOption = { kind: HookKind; hook: string; text: string }

const HOOK_WORDS_MIN = 3

const BRIEF = 9

/** A first clause of at least twelve characters (group 1), up to the conjunction that begins a second clause. */
const SECOND_CLAUSE = /^(.{12,}?)(?:[,;] |[,;]? [–—] )(?:and|but|so|because|although|which|though|yet) /u

/** Openings that are not a sentence when followed by a comma. */
const HALF =
  /^(?:if|when|whenever|after|before|since|while|although|though|because|as|once|until|unless|in|on|at|with|without|for|from|by|during|despite|to|having|both|either|not only|\w+ing)\b/i

/**
 * Returns alternative first sentences from the text's own words: a later sentence that makes sense alone is moved to the top, or the first one is
 * shortened. Nothing is invented; a “but” or “and” that connected the sentence to the previous one is removed. If there is no such sentence, the
 * original one is the only option.
 */
export function hookOptions(text: string): HookOption[] {
  const analysis = analyzeText(text)
  const [first] = analysis.sentences
  if (!first) return []
  const later = movableSentences(analysis)
  const moved = (kind: HookKind, fits: (sentence: Movable) => boolean) => {
    const found = fits({ ...first, hook: first.text }) ? undefined : later.find(fits)
    return found ? [{ kind, hook: found.hook, text: movedUp(text, first, found) }] : []
  }
  const options: HookOption[] = [
    { kind: 'asWritten', hook: first.text, text },
    ...moved('question', (sentence) => /\?["”'’)]*$/.test(sentence.text)),
    ...moved('number', ({ words }) => words.some((word) => NUMBER.test(word.text))),
    ...moved('contrast', (sentence) => CONTRAST.test(sentence.text)),
    ...moved('story', (sentence) => STORY.test(sentence.hook)),
    ...brevity(analysis, first),
  ]
  return options.filter(({ hook }, at) => options.findIndex((each) => each.hook === hook) === at)
}

/** A sentence that can be moved to the top, with the text of its new opening. */
type Movable = Sentence & { hook: string }

/**
 * Finds sentences after the first one that make sense alone and can be moved: no list items, none with a link, and none to which the next sentence
 * refers.
 */
function movableSentences({ text, sentences, lines, links }: TextAnalysis): Movable[] {
  return sentences.flatMap((sentence, at) => {
    const hook = standAlone(sentence.text)
    if (at === 0 || hook === null || sentence.words.length < HOOK_WORDS_MIN) return []
    const line = lines.find(({ from, to }) => from <= sentence.from && sentence.from <= to)
    const isListed = line !== undefined && /^\s*(?:[-–•*·▪✅👉]|\p{N}+[.)/])/u.test(line.text)
    const hasLink = links.some(({ from }) => sentence.from <= from && from < sentence.to)
    const next = sentences[at + 1]
    const isTied =
      next !== undefined && !text.slice(sentence.to, next.from).includes('\n\n') && standAlone(next.text) !== next.text
    return isListed || hasLink || isTied ? [] : [{ ...sentence, hook }]
  })
}

/** Shortens the first sentence by removing fillers and a second clause. */
function brevity({ text, isEnglish }: TextAnalysis, first: Sentence): HookOption[] {
  if (!isEnglish) return []
  const lean = withoutFillers(first.text)
  const clause = HALF.test(lean) ? undefined : SECOND_CLAUSE.exec(lean)?.[1]
  const isLong = analyzeText(lean).words.length > BRIEF
  const cut = isLong && clause !== undefined ? `${clause}.` : lean
  if (cut === first.text) return []
  return [{ kind: 'brevity', hook: cut, text: text.slice(0, first.from) + cut + text.slice(first.to) }]
}

function withoutFillers(sentence: string): string {
  const [next] = findListed(analyzeText(sentence), FILLER_WORDS, { loss: 0 })
  if (next?.fix?.kind !== 'text') return sentence
  const { from, to, text } = next.fix
  const mended = sentence.slice(0, from) + text + sentence.slice(to)
  return mended.length < sentence.length ? withoutFillers(mended) : mended
}

/** Moves a sentence before the first one, and removes it from its old place. */
function movedUp(text: string, first: Sentence, found: Movable): string {
  const before = text.slice(first.from, found.from).trimEnd()
  const after = text.slice(found.to)
  return `${text.slice(0, first.from)}${found.hook}\n\n${before}${after}`.replace(/\n{3,}/g, '\n\n').trimEnd()
}

/** Words that connect a sentence to the previous one and can be removed: English, German, Spanish, French. */
const TIE = /^(?:but|and|so|yet|or|aber|und|doch|oder|pero|y|o|mais|et|ou),? (?=\p{L}|\p{N})/iu

/** Openings that refer back to the previous sentence, and are unclear without it. */
const POINTS_BACK =
  /^(?:it|it's|its|he|he's|she|she's|they|they're|his|her|their|this|that|that's|these|those|both|neither|such|because|then|however|also|still|instead|plus|otherwise|therefore|thus|hence|which|who|nor|too|there|here|here's|the (?:first|second|third|other|others|last|latter|former|same|rest|result|answer|reason)|one of (?:them|these|those)|some of (?:them|these|those)|none of (?:them|these|those)|no[,:]|yes[,:]|because|meanwhile|afterwards|as a result|for example|for instance|that is|es|er|sie|das|dies|diese|dieser|dieses|denn|dann|deshalb|darum|daher|dabei|dafür|damit|danach|dort|außerdem|trotzdem|sondern|beide|seine|ihre|eso|esto|esta|este|estos|estas|ella|él|ellos|ellas|porque|entonces|por eso|además|ambos|sus|il|elle|ils|elles|cela|ça|ce|c'est|cette|ces|car|alors|donc|ainsi|ensuite|leur|leurs|son|sa|ses)(?![\p{L}'])/iu

/** A pronoun for something mentioned earlier, unless the sentence mentions it first. */
const PRONOUN = /(?<![\p{L}'])(?:it|they|them|he|she|him|his|their|theirs|its)(?![\p{L}'])/iu

/** A noun with its article, or a name, to which a later pronoun of the sentence refers. */
const NAMED = /(?<![\p{L}'])(?:the|an?|our|my|your|every|each)\s\p{L}{3,}|(?<=\s)\p{Lu}\p{L}{2,}/u

/**
 * Returns a sentence from the middle of a text as the first one: unchanged, or without a “but” that connected it to the previous sentence.
 * @returns null if the sentence refers to a previous one, so that it is unclear alone
 */
function standAlone(sentence: string): string | null {
  const plain = sentence.replaceAll('’', "'")
  const tie = TIE.exec(plain)?.[0].length ?? 0
  const rest = plain.slice(tie)
  if (POINTS_BACK.test(rest)) return null
  const pronoun = PRONOUN.exec(rest)
  const isAsked = rest.trimEnd().endsWith('?')
  if (pronoun && !isAsked && !NAMED.test(rest.slice(0, pronoun.index))) return null
  const shown = sentence.slice(tie)
  return tie === 0 ? shown : shown.charAt(0).toUpperCase() + shown.slice(1)
}
