import { BREAK_RANKS, findBreaks } from '../../text/split-text.ts'
import { graphemesOf, lineBreaksOf } from '../../scene/layout/text-segments.ts'
import type { Color } from '../../scene/color.ts'
import type { TextLook } from '../../scene/templates/builders/text.ts'
import type { Paragraph } from '../../scene/text-content.ts'
import type { ScriptRun } from '../script-scene.ts'

/** Text of a scene, line by line. */
export type SceneText = readonly (readonly ScriptRun[])[]

/** Lines that a text layer takes of one text. */
const LINES_MAX = 40
const RUNS_MAX = 60
const ELLIPSIS = '…'
/** With a space that no line ends at. */
const AFTER_SENTENCE = '\u00a0…'
/** Share of the room that whole sentences have to fill, so that the text ends with one of them. */
const SENTENCES = 0.55

export function plainOf(text: SceneText): string {
  return text.map((runs) => runs.map((run) => run.text).join('')).join('\n')
}

/** Words in one style, without blank lines. */
export function textOf(words: string): SceneText {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => [{ text: line, isStrong: false }])
}

/** Text without its blank lines and the blanks around it. */
export function trimmed(text: SceneText): SceneText {
  return text.filter((runs) => runs.some((run) => run.text.trim() !== ''))
}

/** A part of a text with its styles; positions are those of its plain text. */
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

/** At most so many characters: it ends with a sentence or a word, and with "…". */
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

/** Paragraphs as text layers have them; emphasised words take the other colour. */
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

/** Scripts with tall or joined letters get more room between lines and none taken between letters. */
export function lookFor(text: SceneText, look: TextLook): TextLook {
  if (!TALL.test(plainOf(text))) return look
  return { ...look, letterSpacing: 0, lineHeight: Math.max(look.lineHeight ?? 1, 1.28) }
}

/** Whether the first letter with a direction runs from right to left. */
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

/** Marks at the end give way to the ellipsis, sentences keep theirs. */
function ended(text: SceneText, ending: string): SceneText {
  const last = text.at(-1)
  const run = last?.at(-1)
  if (!last || !run) return [[{ text: ELLIPSIS, isStrong: false }]]
  const kept = ending === ELLIPSIS ? run.text.replace(/[\s,;:–—-]{1,4}$/u, '') : run.text
  return [...text.slice(0, -1), [...last.slice(0, -1), { ...run, text: `${kept}${ending}` }]]
}
