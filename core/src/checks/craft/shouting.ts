import type { Check, Found } from '../check.ts'
import type { TextAnalysis, Word } from '../text/text-analysis.ts'

const MARKS = /([!?])[!?]{1,}/g
const SHORT_FORM = 4

/** Words in capitals one after the other, and rows of marks. */
export const shouting: Check = {
  id: 'shouting',
  version: 1,
  source: 'craft',
  weight: 5,
  run(_draft, text) {
    return text.words.length === 0 ? null : [...capitals(text), ...marks(text.text)]
  },
}

function capitals({ text, words }: TextAnalysis): Found[] {
  const found: Found[] = []
  let row: Word[] = []
  for (const word of [...words, null]) {
    const follows = word && row.length > 0 && /^[ ,'’-]+$/.test(text.slice(row.at(-1)?.to, word.from))
    if (word && isShouted(word.text) && (row.length === 0 || follows)) {
      row.push(word)
      continue
    }
    found.push(...rowOf(text, row))
    row = word && isShouted(word.text) ? [word] : []
  }
  return found
}

/** A single word in capitals is a name or stressed; a long one alone is loud too. */
function rowOf(text: string, row: readonly Word[]): Found[] {
  const [first, last] = [row[0], row.at(-1)]
  const isLoud = row.length >= 3 || (row.length === 2 && row.some((each) => each.text.length > SHORT_FORM))
  if (!first || !last || !isLoud) return []
  const shown = text.slice(first.from, last.to)
  const isFirst = /(?:^|[.!?…\n]\s*)$/.test(text.slice(0, first.from))
  const lower = shown.toLowerCase().replace(/\bi\b/g, 'I')
  const place = { from: first.from, to: last.to }
  return [
    {
      reason: 'capitals',
      place: { kind: 'text', ...place },
      evidence: shown,
      values: { words: shown },
      fix: { kind: 'text', ...place, text: isFirst ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower },
      loss: 0.5,
    },
  ]
}

function marks(text: string): Found[] {
  return [...text.matchAll(MARKS)].map((match) => {
    const place = { from: match.index, to: match.index + match[0].length }
    const one = match[0].includes('?') ? '?' : '!'
    return {
      reason: 'marks',
      place: { kind: 'text', ...place },
      evidence: match[0],
      values: { marks: match[0] },
      fix: { kind: 'text', ...place, text: one },
      isSafe: match[0] === one.repeat(match[0].length),
      loss: 0.5,
    }
  })
}

function isShouted(word: string): boolean {
  return /^\p{Lu}[\p{Lu}'’-]+$/u.test(word)
}
