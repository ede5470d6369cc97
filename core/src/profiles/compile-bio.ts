import type { MasterBioDraft } from '../model/profile.ts'
import type { ProfileFacts, ProfileTextLimit } from '../platforms/profile-facts.ts'
import { linksIn } from '../text/facets.ts'
import { joinSentences, type Sentence, splitSentences, fitsLimit, lengthIn } from './bio-text.ts'
import { segmentGraphemes } from '../text/text-lengths.ts'

/**
 * Changes made to a text so that a network accepts it, in the order in which they are applied; only `link_left_out` happens earlier, in place of
 * `link_added`.
 */
export const COMPILE_RULES = [
  'headline_first',
  'lines_joined',
  'link_added',
  'aside_dropped',
  'sentence_dropped',
  'part_dropped',
  'words_cut',
  'link_left_out',
] as const

export type CompileStep = { rule: (typeof COMPILE_RULES)[number]; text: string }

export type CompiledText = { text: string; length: number; max: number; steps: readonly CompileStep[] }

export type CompiledProfile = {
  name: CompiledText
  headline: CompiledText | null
  bio: CompiledText
  /** Link for the network's own field; null if the network has none or there is no link. */
  link: string | null
}

/** Adapts the master bio to a network. The same bio always gives the same text, never longer than the network allows. */
export function compileProfile(master: MasterBioDraft, facts: ProfileFacts): CompiledProfile {
  const link = master.link.trim()
  return {
    name: compileLine(master.name, facts.name),
    headline: facts.headline && compileLine(master.headline, facts.headline),
    bio: compileBio(master, facts),
    link: facts.link === 'field' && link !== '' ? link : null,
  }
}

/** Shortens a name or headline: parts after a bar or dot are removed first, starting with the last; then single words. */
function compileLine(line: string, limit: ProfileTextLimit): CompiledText {
  const steps: CompileStep[] = []
  const parts = line.trim().split(/\s+[|·•]\s+/u)
  let text = line.trim()
  while (!fitsLimit(text, limit) && parts.length > 1) {
    const dropped = parts.pop() ?? ''
    steps.push({ rule: 'part_dropped', text: dropped })
    text = parts.join(' | ')
  }
  return finish(text, limit, steps)
}

function compileBio({ headline, bio, link }: MasterBioDraft, facts: ProfileFacts): CompiledText {
  const { bio: limit } = facts
  const steps: CompileStep[] = []
  let sentences = splitSentences(bio)
  const first = headline.trim()
  if (facts.headline === null && first !== '' && !bio.trim().startsWith(first)) {
    sentences = [{ text: endSentence(first), gap: sentences.length > 0 ? ' ' : '' }, ...sentences]
    steps.push({ rule: 'headline_first', text: first })
  }
  if (!limit.keepsLines && sentences.some(({ gap }) => gap.includes('\n'))) {
    sentences = sentences.map(({ text, gap }) => ({ text: text.replaceAll('\n', ' '), gap: gap === '' ? '' : ' ' }))
    steps.push({ rule: 'lines_joined', text: '' })
  }
  const end = endLink(link.trim(), joinSentences(sentences), facts, steps)
  const fits = (list: readonly Sentence[]) => fitsLimit(withEnd(joinSentences(list), end), limit)

  for (let at = sentences.length - 1; at >= 0 && !fits(sentences); at -= 1) {
    const sentence = sentences[at]
    const shorter = sentence && dropAsides(sentence.text)
    if (!sentence || !shorter || shorter.text === '' || shorter.dropped.length === 0) continue
    sentences = sentences.with(at, { ...sentence, text: shorter.text })
    for (const text of shorter.dropped) steps.push({ rule: 'aside_dropped', text })
  }
  while (sentences.length > 1 && !fits(sentences)) {
    const dropped = sentences.at(-1)
    sentences = sentences.slice(0, -1)
    if (dropped) steps.push({ rule: 'sentence_dropped', text: dropped.text })
  }
  const text = joinSentences(sentences)
  if (fits(sentences)) return finish(withEnd(text, end), limit, steps)

  const cut = cutBefore(text, end, limit)
  steps.push({ rule: 'words_cut', text: text.slice(cut.replace(/\s?…$/u, '').length).trim() })
  return finish(withEnd(cut, end), limit, steps)
}

/**
 * Returns the link for the end of the bio, and records `link_added` or `link_left_out` in `steps`. Empty if the network has a field for it, the text
 * contains it already, or it is too long for a bio.
 */
function endLink(link: string, text: string, { link: place, bio }: ProfileFacts, steps: CompileStep[]): string {
  if (place === 'field' || link === '' || linksIn(text).includes(link)) return ''
  if (!fitsLimit(link, bio)) {
    steps.push({ rule: 'link_left_out', text: link })
    return ''
  }
  steps.push({ rule: 'link_added', text: link })
  return link
}

/** Shortens a text so that it fits together with its ending, which is kept whole. */
function cutBefore(text: string, end: string, limit: ProfileTextLimit): string {
  if (end === '') return cutWords(text, limit)
  const room = limit.max - lengthIn(` ${end}`, limit)
  if (room <= 0) return ''
  const cut = cutWords(text, { ...limit, max: room })
  return fitsLimit(withEnd(cut, end), limit) ? cut : ''
}

function withEnd(text: string, end: string): string {
  return [text, end].filter((part) => part !== '').join(' ')
}

/** Removes asides from a sentence: text in brackets, unless it contains a link, handle or hashtag. */
function dropAsides(sentence: string): { text: string; dropped: string[] } {
  const dropped: string[] = []
  const text = sentence
    .replaceAll(/\s*(?<=\s|^)\(([^()]*)\)/gu, (aside, inside: string) => {
      if (inside.split(/\s+/u).some(isWholeWord)) return aside
      dropped.push(aside.trim())
      return ''
    })
    .trim()
  return { text, dropped }
}

function endSentence(text: string): string {
  return /[.!?…。！？]$/u.test(text) ? text : `${text}.`
}

function finish(text: string, limit: ProfileTextLimit, steps: CompileStep[]): CompiledText {
  const cut = cutWords(text, limit)
  if (cut !== text) {
    steps.push({ rule: 'words_cut', text: text.slice(cut.replace(/\s?…$/u, '').length).trim() })
  }
  return { text: cut, length: lengthIn(cut, limit), max: limit.max, steps }
}

const ELLIPSIS = '…'

const DANGLING = /[\s,;:–—|·•-]+$/u

/**
 * Returns the longest start of a text that fits with an ellipsis, cut between words. A single word that is too long is cut between characters, but
 * never a link, handle or hashtag. Empty if nothing fits.
 */
function cutWords(text: string, limit: ProfileTextLimit): string {
  if (fitsLimit(text, limit)) return text
  const words = [...text.matchAll(/\S+/gu)]
  let kept = ''
  for (const { 0: word, index } of words) {
    const longer = text.slice(0, index + word.length)
    if (!fitsLimit(withEllipsis(longer), limit)) return kept === '' ? cutWord(word, limit) : withEllipsis(kept)
    kept = longer
  }
  return withEllipsis(kept)
}

/** Returns whether a word must not be cut: a handle, email address, hashtag or link. */
function isWholeWord(word: string): boolean {
  return word.includes('@') || word.includes('#') || linksIn(word).length > 0
}

function cutWord(word: string, limit: ProfileTextLimit): string {
  if (isWholeWord(word)) return ''
  let kept = ''
  for (const { segment } of segmentGraphemes(word)) {
    if (!fitsLimit(kept + segment + ELLIPSIS, limit)) break
    kept += segment
  }
  return kept === '' ? '' : kept + ELLIPSIS
}

function withEllipsis(text: string): string {
  const whole = text.trimEnd()
  const end = isWholeWord(lastWord(whole)) ? whole : whole.replace(DANGLING, '')
  return (isWholeWord(lastWord(end)) ? `${end} ` : end) + ELLIPSIS
}

function lastWord(text: string): string {
  return text.slice(text.search(/\S+$/u))
}
