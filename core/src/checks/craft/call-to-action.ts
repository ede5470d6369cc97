import type { Check } from '../check.ts'
import type { Sentence, TextAnalysis, Word } from '../text/text-analysis.ts'

/** Verbs with which posts ask their readers to act; at the start of a clause they are imperatives, not nouns. */
const IMPERATIVES: ReadonlySet<string> = new Set(
  (
    'add answer apply ask be become begin blame book borrow bring browse build buy call cast catch celebrate check choose claim click come ' +
    'comment compare complete consider contact count cut dm donate download draw drop eat enjoy enter explore fill find follow get give ' +
    'go grab guess guide have help hold imagine install invite join keep learn leave let like link listen look make mark measure meet ' +
    'message move name nominate notice open order pass pay phone pick place plan play point post pre-order press print put raise read ' +
    'recommend record register remember remind repeat reply report repost request reserve retweet ride ring rsvp run save say scan scroll ' +
    'see send set share shop show sign sit skip sleep speak spend stand start stay step stop submit subscribe support swap swipe switch ' +
    'tag take talk taste tell text think tick touch try tune turn update upgrade use view visit volunteer vote wait walk watch wear win wish ' +
    'work write'
  ).split(' '),
)

/** Invitations without an imperative, or without one at the start of a clause. */
const ASKS =
  /\b(?:let (?:me|us) know|tell (?:me|us)|ask (?:me|us)|(?:write|talk) to (?:me|us)|(?:message|dm|ring|call|email) (?:me|us)|join us|try (?:it|this|them)|sign up|get (?:yours|in touch)|learn more|read (?:more|on)|come (?:by|along|in|and (?:see|try|find|get))|stop by|check it out|link in (?:bio|the comments)|tag (?:a|someone)|see you (?:at|on|there|in|then|next|soon|tomorrow)|you(?:'re| are) (?:all )?invited|swipe|follow (?:us|me|along)|what do you think)\b/i
/** Words that may precede the verb of an invitation. */
const LEADS = new Set(['please', 'then', 'so', 'and', 'now', 'just', 'or', 'but', 'always', 'never', "don't", 'do'])
const CONDITION = /^(?:if|when|before|after|until|for|with|in|on|at|by|once|questions?)\b/i
/** Number of a part of a thread; every part except the last leads to the next one. */
const PART = /^\s*\(?(\d{1,2})\/(\d{1,2})\b/
const WORDS_MIN = 12

/** Facts on which readers act without being asked: a time, a day, a price, a phone number. */
const PRACTICAL =
  /\p{N}{1,2}[:.]\p{N}{2}(?!\p{N})|\p{N}\s?(?:am|pm|a\.m|p\.m|o['’]clock)\b|[€£$]\s?\p{N}|\p{N}\s?(?:[€£$]|euros?|pounds|dollars)|(?:\p{N}[ -]?){6}|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december|tonight|tomorrow|today)\b|\b\p{N}{1,2}(?:st|nd|rd|th)?\s(?:march|may)\b|\b(?:march|may)\s\p{N}/iu
/** Offers that need a separate step, such as a booking: a day or a price alone does not explain how. */
const NEEDS_STEP = /\b(?:tickets|seats|vacanc(?:y|ies)|(?:we(?:'re|’re| are)|is|now) hiring)\b/i
/** Direct speech: such a post describes a scene and needs no call to action. */
const SPOKEN = /[“"«„][^“”"«»„]{8,300}[”"»“]/u

/**
 * Checks that an English text has a call to action: a question, an invitation or a link. A time, a day, a price or a phone number is an implicit
 * call, unless the offer needs a separate step. Direct speech needs no call.
 */
export const callToAction: Check = {
  id: 'callToAction',
  version: 3,
  source: 'craft',
  weight: 8,
  run(_draft, analysis) {
    const { text, isEnglish, words, sentences, links } = analysis
    if (!isEnglish || words.length < WORDS_MIN || isEarlyPart(text)) return null
    if (SPOKEN.test(text) || (PRACTICAL.test(text) && !NEEDS_STEP.test(text))) return []
    return links.length > 0 || sentences.some((each) => asks(analysis, each)) ? [] : [{ reason: 'missing' }]
  },
}

function asks({ text }: TextAnalysis, sentence: Sentence): boolean {
  if (sentence.text.includes('?') || ASKS.test(sentence.text)) return true
  const isConditional = CONDITION.test(sentence.text)
  return sentence.words.some((_, at) => {
    const mark = markBefore(text, sentence, at)
    const isClause = mark === 'start' || mark === ':' || (mark === ',' && isConditional)
    return isClause && IMPERATIVES.has(verbAt(sentence.words, at))
  })
}

/**
 * Returns the kind of gap before a word: `start` of the sentence, `:` for a mark or emoji that opens a clause, `,` for a comma or semicolon; empty
 * otherwise.
 */
function markBefore(text: string, { words }: Sentence, at: number): 'start' | ':' | ',' | '' {
  const [before, word] = [words[at - 1], words[at]]
  if (!before || !word) return 'start'
  const gap = text.slice(before.to, word.from)
  // An emoji or arrow before a verb introduces it: “👉 Book a table”.
  if (/[:–—(“"→➡▶•\p{Extended_Pictographic}]/u.test(gap)) return ':'
  return /[,;]/.test(gap) ? ',' : ''
}

function verbAt(words: readonly Word[], at: number): string {
  return words.slice(at, at + 3).find(({ lower }) => !LEADS.has(lower))?.lower ?? ''
}

function isEarlyPart(text: string): boolean {
  const [, part, of] = PART.exec(text) ?? []
  return part !== undefined && of !== undefined && Number(part) < Number(of)
}
