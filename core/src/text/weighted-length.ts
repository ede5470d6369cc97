import { findWeightedLinks } from './weighted-links.ts'

/** Weights are hundredths of a character. */
const SCALE = 100
const LIGHT = 100
const HEAVY = 200
/** Fixed length of a link. */
const LINK_LENGTH = 23

/** Code points that count one character: Latin and the scripts up to Georgian, spaces and joiners, dashes, quotes, primes. */
const LIGHT_RANGES = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const

/** Text without links, emoji or composition: each of its characters counts as one. */
const PLAIN = /^[\0-\x2d\x2f-\u02ff]*$/

/** Characters up to U+02FF; every emoji contains a character beyond them. */
const LATIN = /^[\0-\u02ff]*$/

/** The emoji of the standard, keycaps without their variation selector, and old symbols with an unnecessary one. */
const EMOJI = String.raw`[\p{Emoji_Presentation}&&[\u0000-\uffff]]\ufe0f|\p{RGI_Emoji}|[#*0-9]\u20e3`

let pattern: RegExp | null = null

/**
 * Returns the length as X counts it (twitter-text, third configuration): most letters one, everything else two, an emoji of any length two,
 * a link 23, all of it composed (NFC).
 */
export function weightedLength(text: string): number {
  if (PLAIN.test(text)) return text.length
  const composed = text.normalize('NFC')
  let weight = 0
  let last = 0
  for (const { start, end } of findWeightedLinks(composed)) {
    weight += weightOf(composed.slice(last, start)) + LINK_LENGTH * SCALE
    last = end
  }
  return (weight + weightOf(composed.slice(last))) / SCALE
}

/** Returns the weight of a text. Only words that may contain an emoji are searched: emoji contain no spaces, and most words contain no emoji. */
function weightOf(text: string): number {
  const words = text.split(' ')
  const spaces = (words.length - 1) * LIGHT
  return words.reduce((sum, word) => sum + (LATIN.test(word) ? word.length * LIGHT : weightOfWord(word)), spaces)
}

function weightOfWord(text: string): number {
  pattern ??= new RegExp(EMOJI, 'gv')
  let weight = 0
  let last = 0
  for (const match of text.matchAll(pattern)) {
    weight += weightOfCharacters(text.slice(last, match.index)) + HEAVY
    last = match.index + match[0].length
  }
  return weight + weightOfCharacters(text.slice(last))
}

function weightOfCharacters(text: string): number {
  let weight = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    weight += LIGHT_RANGES.some(([first, last]) => point >= first && point <= last) ? LIGHT : HEAVY
  }
  return weight
}
