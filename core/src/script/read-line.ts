import type { ScriptRun } from './script-scene.ts'

const CUE = /^\[(?:visual|image|video)[:：]/i
const CUE_BEGINNING_MAX = '[visual:'.length
/** Characters that would join into one word if nothing separated them. */
const WORD_SIGN = /[\p{L}\p{M}\p{N}]/u

/**
 * Splits a line into its text and the content of its `[visual: …]`, `[image: …]` and `[video: …]` cues. A cue contains no brackets; an empty or
 * unclosed one is text.
 */
export function cutCues(line: string): { said: string; cues: string[] } {
  const cues: string[] = []
  const parts: string[] = []
  let last = 0
  let close = line.indexOf(']')
  for (let open = line.indexOf('['); open >= 0 && close >= 0;) {
    const next = line.indexOf('[', open + 1)
    if (close < open) close = line.indexOf(']', open)
    const isWhole = close >= 0 && (next < 0 || close < next)
    const beginning = isWhole ? CUE.exec(line.slice(open, open + CUE_BEGINNING_MAX))?.[0] : undefined
    const cue = beginning === undefined ? '' : line.slice(open + beginning.length, close).trim()
    if (cue !== '') {
      cues.push(cue)
      parts.push(line.slice(last, open))
      last = close + 1
    }
    open = next
  }
  parts.push(line.slice(last))
  return { said: cues.length === 0 ? line : joinParts(parts), cues }
}

/** Joins the parts of a line between cues: at most one space from both sides of each cue, and one if words would otherwise be joined. */
function joinParts(parts: readonly string[]): string {
  const joined: string[] = []
  let end = ' '
  for (const part of parts) {
    const added = BLANK.test(end) ? part.trimStart() : part
    if (added === '') continue
    if (WORD_SIGN.test(end) && WORD_SIGN.test(firstSign(added))) joined.push(' ')
    joined.push(added)
    end = lastSign(added)
  }
  return joined.join('').trimEnd()
}

const BLANK = /\s/u

/** Letters, except those of scripts without spaces between words, in which emphasis marks may be next to any letter. */
const LETTER = /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー])[\p{L}\p{M}\p{N}]/u

type Mark = { from: number; to: number; sign: string }

/** Reads a line with `*emphasis*`, `**emphasis**` and `_emphasis_` as runs. An unpaired mark, or one within a word, is text. */
export function readRuns(line: string): ScriptRun[] {
  const marks = pairMarks(line)
  const runs: ScriptRun[] = []
  let depth = 0
  let last = 0
  const add = (to: number) => {
    const text = line.slice(last, to)
    const run = runs.at(-1)
    const isStrong = depth > 0
    if (run && run.isStrong === isStrong) run.text += text
    else if (text !== '') runs.push({ text, isStrong })
  }
  for (const { from, to, opens } of marks) {
    add(from)
    depth += opens ? 1 : -1
    last = to
  }
  add(line.length)
  return runs
}

/** Returns the paired marks, in order; pairs never cross. */
function pairMarks(line: string): (Mark & { opens: boolean })[] {
  const open: Mark[] = []
  const openSigns = new Map<string, number>()
  const paired: (Mark & { opens: boolean })[] = []
  for (const mark of findMarks(line)) {
    const before = lastSign(line.slice(Math.max(0, mark.from - 2), mark.from))
    const after = firstSign(line.slice(mark.to, mark.to + 2))
    const canClose = before !== '' && !BLANK.test(before) && !LETTER.test(after)
    const canOpen = after !== '' && !BLANK.test(after) && !LETTER.test(before)
    if (canClose && (openSigns.get(mark.sign) ?? 0) > 0) {
      for (let other = open.pop(); other; other = open.pop()) {
        openSigns.set(other.sign, (openSigns.get(other.sign) ?? 0) - 1)
        if (other.sign !== mark.sign) continue
        paired.push({ ...other, opens: true }, { ...mark, opens: false })
        break
      }
    } else if (canOpen) {
      open.push(mark)
      openSigns.set(mark.sign, (openSigns.get(mark.sign) ?? 0) + 1)
    }
  }
  return paired.toSorted((a, b) => a.from - b.from)
}

/** Finds sequences of one repeated character with the length of a mark. */
function findMarks(line: string): Mark[] {
  const marks: Mark[] = []
  const signs = /[*_]/g
  for (let match = signs.exec(line); match; match = signs.exec(line)) {
    const { index: from, 0: sign } = match
    let to = from + 1
    while (line.charAt(to) === sign) to += 1
    const isMark = to - from === 1 || (to - from === 2 && sign === '*')
    if (isMark) marks.push({ from, to, sign: line.slice(from, to) })
    signs.lastIndex = to
  }
  return marks
}

/** Returns the runs from an offset in their text, without leading spaces. */
export function sliceRuns(runs: readonly ScriptRun[], offset: number): ScriptRun[] {
  const rest: ScriptRun[] = []
  let left = offset
  for (const { text, isStrong } of runs) {
    const cut = text.slice(left)
    left = Math.max(0, left - text.length)
    const kept = rest.length === 0 ? cut.trimStart() : cut
    if (kept !== '') rest.push({ text: kept, isStrong })
  }
  return rest
}

function lastSign(text: string): string {
  return Array.from(text.slice(-2)).at(-1) ?? ''
}

function firstSign(text: string): string {
  return Array.from(text.slice(0, 2)).at(0) ?? ''
}
