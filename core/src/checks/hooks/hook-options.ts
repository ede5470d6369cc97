import { analyzeText } from '../text/analyze-text.ts'
import { FILLER_WORDS } from '../craft/filler-words.ts'
import { findListed } from '../text/find-listed.ts'
import type { Sentence, TextAnalysis } from '../text/text-analysis.ts'
import { CONTRAST, NUMBER, STORY } from './hook-signs.ts'

/** How another first line was made of what is there. */
export const HOOK_KINDS = ['asWritten', 'question', 'number', 'contrast', 'story', 'brevity'] as const

export type HookKind = (typeof HOOK_KINDS)[number]

/** Another beginning of a text: its first sentence, and the whole text that begins with it. */
export type HookOption = { kind: HookKind; hook: string; text: string }

const HOOK_WORDS_MIN = 3
const BRIEF = 9

/**
 * Other first sentences, made of the text's own words: a sentence from further below is moved to the top, or the first one is
 * cut or asked. Nothing is invented, and nothing but the first sentence changes.
 */
export function hookOptions(text: string): HookOption[] {
  const analysis = analyzeText(text)
  const [first, ...rest] = analysis.sentences
  if (!first) return []
  const later = rest.filter(({ words }) => words.length >= HOOK_WORDS_MIN)
  const moved = (kind: HookKind, fits: (sentence: Sentence) => boolean) => {
    const found = fits(first) ? undefined : later.find(fits)
    return found ? [{ kind, hook: found.text, text: movedUp(text, first, found) }] : []
  }
  const options: HookOption[] = [
    { kind: 'asWritten', hook: first.text, text },
    ...question(text, first, later),
    ...moved('number', (sentence) => NUMBER.test(sentence.text)),
    ...moved('contrast', (sentence) => CONTRAST.test(sentence.text)),
    ...moved('story', (sentence) => STORY.test(sentence.text)),
    ...brevity(analysis, first),
  ]
  return options.filter(({ hook }, at) => options.findIndex((each) => each.hook === hook) === at)
}

/** A question from further below, or else the first sentence with the question that it leaves. */
function question(text: string, first: Sentence, later: readonly Sentence[]): HookOption[] {
  if (first.text.includes('?')) return []
  const asked = later.find((sentence) => sentence.text.endsWith('?'))
  if (asked) return [{ kind: 'question', hook: asked.text, text: movedUp(text, first, asked) }]
  const hook = `${first.text.replace(/[.!…:]+$/u, '')}. Why?`
  return [{ kind: 'question', hook, text: text.slice(0, first.from) + hook + text.slice(first.to) }]
}

/** The first sentence without what can go: fillers, and what follows its first clause. */
function brevity({ text, isEnglish }: TextAnalysis, first: Sentence): HookOption[] {
  if (!isEnglish) return []
  const lean = withoutFillers(first.text)
  const clause = /^(.{12,}?)[,;–—](?= )/u.exec(lean)?.[1]
  const isLong = analyzeText(lean).words.length > BRIEF
  const cut = isLong && clause !== undefined ? `${clause}.` : lean
  if (cut === first.text) return []
  return [{ kind: 'brevity', hook: cut, text: text.slice(0, first.from) + cut + text.slice(first.to) }]
}

function withoutFillers(sentence: string): string {
  const [next] = findListed(analyzeText(sentence), FILLER_WORDS, 0)
  if (next?.fix?.kind !== 'text') return sentence
  const { from, to, text } = next.fix
  const mended = sentence.slice(0, from) + text + sentence.slice(to)
  return mended.length < sentence.length ? withoutFillers(mended) : mended
}

/** The text with a sentence in front of the first, and taken out where it stood. */
function movedUp(text: string, first: Sentence, found: Sentence): string {
  const before = text.slice(first.from, found.from).trimEnd()
  const after = text.slice(found.to)
  return `${text.slice(0, first.from)}${found.text}\n\n${before}${after}`.replace(/\n{3,}/g, '\n\n').trimEnd()
}
