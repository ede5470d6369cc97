import type { Check, Found } from '../check.ts'
import type { TextAnalysis, Word } from '../text/text-analysis.ts'

/** Word limits of a heading: fewer words cannot be judged, more are a sentence. */
const WORDS = { min: 3, max: 12 }
/** Words that stay lowercase inside a capitalised heading. */
const SMALL = new Set(
  'a an and as at but by for from if in into is it its of off on onto or our out over so the their this to up via was we with yet you your'.split(
    ' ',
  ),
)
/** Minimum share of capitalised words, among those that could be either, for a heading in title case. */
const MOST = 0.6

/** Finds headings whose capitalisation differs from the brand's. Proper names cannot be recognised, so a person reviews each finding. */
export const headingCase: Check = {
  id: 'headingCase',
  version: 1,
  source: 'brand',
  weight: 2,
  run({ brand }, text) {
    const wanted = brand?.capitalisation ?? 'any'
    if (!brand || wanted === 'any' || !text.isEnglish) return null
    const terms = new Set(brand.terms.flatMap((term) => term.split(/\s+/)))
    return headingsOf(text).flatMap(({ from, to, words }): Found[] => {
      const judged = words.slice(1).filter((word) => isOpen(word) && !terms.has(word.text))
      const capitals = judged.filter((word) => /^\p{Lu}/u.test(word.text))
      const isTitle = judged.length > 0 && capitals.length >= judged.length * MOST
      if (judged.length < 2 || isTitle === (wanted === 'title')) return []
      const instead = judged.reduceRight(
        (line, word) => {
          const at = word.from - from
          return `${line.slice(0, at)}${recased(word.text, wanted)}${line.slice(at + word.text.length)}`
        },
        text.text.slice(from, to),
      )
      const place = { kind: 'text', from, to } as const
      const evidence = text.text.slice(from, to)
      return [{ reason: wanted, place, evidence, values: { instead }, fix: { ...place, text: instead }, loss: 0.5 }]
    })
  },
}

/** Finds headings: short lines without final punctuation that form their own paragraph. */
function headingsOf({ text, lines, words, links, tags, mentions }: TextAnalysis) {
  return lines.flatMap((line, at) => {
    const shown = line.text.trim()
    const from = line.from + line.text.indexOf(shown)
    const to = from + shown.length
    const inside = words.filter((word) => word.from >= from && word.to <= to)
    const isAlone = isBlank(lines[at - 1]?.text) && isBlank(lines[at + 1]?.text) && text.trim() !== shown
    const isPlain = ![...links, ...tags, ...mentions].some((each) => each.from >= from && each.to <= to)
    const isHeading = /^[\p{L}\p{N}"“]/u.test(shown) && !/[.!?…:;,]["”]?$/u.test(shown) && !shown.includes('. ')
    return isAlone && isPlain && isHeading && inside.length >= WORDS.min && inside.length <= WORDS.max
      ? [{ from, to, words: inside }]
      : []
  })
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}

/** Returns whether a word may be either capitalised or lowercase: it is not a small word, number, abbreviation, or name with inner capitals. */
function isOpen({ text, lower }: Word): boolean {
  return !SMALL.has(lower) && /^\p{L}[\p{Ll}'’-]+$/u.test(text)
}

function recased(word: string, wanted: 'sentence' | 'title'): string {
  const first = word.slice(0, 1)
  return `${wanted === 'title' ? first.toUpperCase() : first.toLowerCase()}${word.slice(1)}`
}
