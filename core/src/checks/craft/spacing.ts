import type { Check } from '../check.ts'
import type { TextRange, TextAnalysis } from '../text/text-analysis.ts'

/** Two or more spaces between two characters of a line, and a doubled comma, semicolon or colon. Indentation and line ends are ignored. */
const DOUBLED = /(?<=\S)[ \u00a0]{2,}(?=\S)|(?<=[\p{L}\p{N}.)\]}”"»’'%€$£°])([,;:])\1+(?=\s|$)/gu
/** Run of spaces that aligns the following text, in a line with several runs of spaces. */
const PLACED = ' '.repeat(4)
const SPACES = /\S[ \u00a0]{2,}(?=\S)/
const ROWS = /\S[ \u00a0]{2,}(?=\S)/g
/** Characters of tables, ASCII drawings and formulas. */
const DRAWN = /[|\\]| = |[+-]{3}/

/** Finds doubled spaces and doubled commas. */
export const spacing: Check = {
  id: 'spacing',
  version: 2,
  source: 'craft',
  weight: 2,
  run(_draft, { text, lines, code }) {
    if (text.trim() === '') return null
    const columns = findColumns(lines)
    const isMeant = (at: number) => [...columns, ...code].some(({ from, to }) => from <= at && at < to)
    const doubled = [...text.matchAll(DOUBLED)].filter((match) => !isMeant(match.index))
    return doubled.map((match) => {
      const mark = match[1] ?? ' '
      return {
        reason: mark === ' ' ? 'spaces' : 'marks',
        place: { kind: 'text', from: match.index, to: match.index + match[0].length },
        evidence: match[0],
        values: { marks: match[0] },
        fix: { kind: 'text', from: match.index, to: match.index + match[0].length, text: mark },
        isSafe: true,
        loss: 0.25,
      }
    })
  },
}

/**
 * Finds lines whose spaces align columns: adjacent lines with runs of spaces, lines with several runs of which one has four spaces, and drawn lines.
 */
function findColumns(lines: TextAnalysis['lines']): TextRange[] {
  return lines.filter(({ text }, at) => {
    if (!SPACES.test(text)) return false
    const isBeside = [lines[at - 1], lines[at + 1]].some((line) => line !== undefined && SPACES.test(line.text))
    const isPlaced = text.includes(PLACED) && (text.match(ROWS)?.length ?? 0) > 1
    return isBeside || isPlaced || DRAWN.test(text)
  })
}
