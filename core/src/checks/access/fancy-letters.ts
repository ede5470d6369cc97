import type { Check } from '../check.ts'

/** Mathematical, circled, boxed and full-width letters: they look bold or script, and are read aloud one by one or not at all. */
const LETTER = String.raw`[\u{1D400}-\u{1D7FF}\u{FF21}-\u{FF3A}\u{FF41}-\u{FF5A}\u{24B6}-\u{24E9}\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]`
const FANCY = new RegExp(`(?:${LETTER}[ ’'-]?)+`, 'gu')
/** A single letter is a symbol, as in mathematics or for a transit line: “𝑥”, “Ⓥ”, “Ⓜ”. */
const WORD = new RegExp(`${LETTER}{2}`, 'u')

/** Finds words written in characters that only look like letters. */
export const fancyLetters: Check = {
  id: 'fancyLetters',
  version: 2,
  source: 'accessibility',
  weight: 6,
  run(_draft, { text }) {
    if (text.trim() === '') return null
    const words = [...text.matchAll(FANCY)].filter(([shown]) => WORD.test(shown))
    return words.map((match) => {
      const shown = match[0].replace(/[ ’'-]$/, '')
      const place = { from: match.index, to: match.index + shown.length }
      const plain = shown.normalize('NFKC').replace(/[\u{1F130}-\u{1F189}]/gu, plainBoxed)
      return {
        reason: 'fancy',
        place: { kind: 'text', ...place },
        evidence: shown,
        values: { plain },
        fix: { kind: 'text', ...place, text: plain },
        isSafe: true,
        loss: 0.5,
      }
    })
  },
}

/** Returns the plain letter for a boxed or circled one that has no Unicode decomposition. */
function plainBoxed(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const starts = [0x1f130, 0x1f150, 0x1f170]
  const start = starts.findLast((each) => code >= each) ?? code
  return code - start < 26 ? String.fromCodePoint(0x41 + code - start) : sign
}
