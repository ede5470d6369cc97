import { BREAK_RANKS, findBreaks } from '../../text/split-text.ts'
import { graphemesOf, lineBreaksOf } from '../../scene/layout/text-segments.ts'
import type { Color } from '../../scene/color.ts'
import type { TextLook } from '../../scene/templates/builders/text.ts'
import type { Paragraph } from '../../scene/text-content.ts'
import type { ScriptRun } from '../script-scene.ts'

/** Text of a scene, line by line. */
export type SceneText = readonly (readonly ScriptRun[])[]

/** Maximum lines of a text in a text layer, and maximum runs per line. */
const LINES_MAX = 40
const RUNS_MAX = 60
const ELLIPSIS = '…'
/** Ellipsis after a complete sentence, preceded by a no-break space. */
const AFTER_SENTENCE = '\u00a0…'
/** Minimum share of the available length that whole sentences must fill for the text to end with a sentence. */
const SENTENCES = 0.55

export function plainOf(text: SceneText): string {
  return text.map((runs) => runs.map((run) => run.text).join('')).join('\n')
}

/** Converts plain text to a scene text, without blank lines. */
export function textOf(words: string): SceneText {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => [{ text: line, isStrong: false }])
}

/** Removes blank lines from a text. */
export function trimmed(text: SceneText): SceneText {
  return text.filter((runs) => runs.some((run) => run.text.trim() !== ''))
}

/** Returns a range of a text with its styles, without blank lines and whitespace at the ends of lines; positions refer to its plain text. */
export function sliceText(text: SceneText, from: number, to: number): SceneText {
  let at = 0
  const lines = text.map((runs) => {
    const kept = runs.flatMap((run) => {
      const part = run.text.slice(Math.max(0, from - at), Math.max(0, to - at))
      at += run.text.length
      return part === '' ? [] : [{ ...run, text: part }]
    })
    at += 1
    return trimmedLine(kept)
  })
  return trimmed(lines)
}

/** Shortens a text to a maximum number of characters: it ends with a sentence or a word, and with "…". */
export function cutText(text: SceneText, max: number): SceneText {
  const plain = plainOf(text)
  if (plain.length <= max) return text
  const room = Math.max(1, max - 2)
  const isSentence = (rank: number) => rank >= BREAK_RANKS.sentence
  const sentence = findBreaks(plain).findLast(({ end, rank }) => isSentence(rank) && end <= room)?.end ?? 0
  if (sentence >= room * SENTENCES) return ended(sliceText(text, 0, sentence), AFTER_SENTENCE)
  const word = wordEnd(plain, room)
  return ended(sliceText(text, 0, word), ELLIPSIS)
}

/** Converts a text to paragraphs of a text layer; emphasised words take the other colour. */
export function paragraphsIn(text: SceneText, strong: Color | null): Paragraph[] {
  const lines = text.slice(0, LINES_MAX)
  return (lines.length > 0 ? lines : [[]]).map((runs) => ({
    list: 'none',
    level: 0,
    runs: runs.slice(0, RUNS_MAX).map((run) => ({
      text: run.text,
      ...(run.isStrong && { weight: 800, ...(strong !== null && { color: strong }) }),
    })),
  }))
}

/** Removes letter spacing and raises the line height to at least 1.28 for scripts with tall or joined letters. */
export function lookFor(text: SceneText, look: TextLook): TextLook {
  if (!TALL.test(plainOf(text))) return look
  return { ...look, letterSpacing: 0, lineHeight: Math.max(look.lineHeight ?? 1, 1.28) }
}

/** Returns whether the first letter of a text is of a right-to-left script; false without letters. */
export function isRightToLeft(text: string): boolean {
  const first = text.match(LETTER)?.[0]
  return first !== undefined && RIGHT_TO_LEFT.test(first)
}

const LETTER = /\p{L}/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const TALL =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/u

function trimmedLine(runs: readonly ScriptRun[]): readonly ScriptRun[] {
  return runs.map((run, at) => {
    const head = at === 0 ? run.text.trimStart() : run.text
    return { ...run, text: at === runs.length - 1 ? head.trimEnd() : head }
  })
}

function wordEnd(plain: string, room: number): number {
  let at = 0
  let end = 0
  for (const line of plain.split('\n')) {
    for (const place of lineBreaksOf(line)) if (at + place <= room) end = at + place
    at += line.length + 1
  }
  if (end > 0) return end
  let length = 0
  for (const letter of graphemesOf(plain)) {
    if (length + letter.length > room) break
    length += letter.length
  }
  return length
}

/** Appends an ending to a text: an ellipsis replaces trailing punctuation, sentences keep theirs. */
function ended(text: SceneText, ending: string): SceneText {
  const last = text.at(-1)
  const run = last?.at(-1)
  if (!last || !run) return [[{ text: ELLIPSIS, isStrong: false }]]
  const kept = ending === ELLIPSIS ? run.text.replace(/[\s,;:–—-]{1,4}$/u, '') : run.text
  return [...text.slice(0, -1), [...last.slice(0, -1), { ...run, text: `${kept}${ending}` }]]
}
