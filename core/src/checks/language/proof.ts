import { type TextRange, type TextAnalysis, coverOf } from '../text/text-analysis.ts'
import { foldLetters } from '../text/find-terms.ts'

/** A proofreader's finding about a text range. */
export type Proof = TextRange & {
  kind: 'spelling' | 'grammar'
  /** The text of the range when it was proofread. */
  evidence: string
  /** Possible replacements, most likely first. */
  instead: readonly string[]
}

/** Minimum length; shorter words are treated as abbreviations. */
const LETTERS_MIN = 4
/** Minimum length for two edits; shorter words must be one edit from the intended word. */
const LONG_WORD = 6
/** Maximum share of unknown words; above it, the text is in another language or uses specialist vocabulary. */
const UNKNOWN_SHARE = 0.15
const UNKNOWN_MIN = 3

/** Returns the grammar findings that may be shown. */
export function grammarProofs(proofs: readonly Proof[], analysis: TextAnalysis): Proof[] {
  return shownProofs(proofs, analysis, 'grammar')
}

/**
 * Returns the certain spelling findings: words with a close alternative, except those that the person or the brand knows. Returns none if there are
 * too many: such a text is in another language or uses specialist vocabulary.
 * @param known words that are correct, even if a dictionary lacks them
 */
export function spellingProofs(proofs: readonly Proof[], analysis: TextAnalysis, known: readonly string[]): Proof[] {
  const right = new Set(known.flatMap((each) => foldLetters(each).split(/[\s-]+/)))
  const slips = shownProofs(proofs, analysis, 'spelling').filter((proof) => isSlipOfWord(proof, right))
  const isStrange = slips.length > UNKNOWN_MIN && slips.length > analysis.words.length * UNKNOWN_SHARE
  return isStrange ? [] : slips
}

/** Returns the proofs of a kind that match the current text; none in links, hashtags, mentions, addresses and quotations. */
function shownProofs(proofs: readonly Proof[], analysis: TextAnalysis, kind: Proof['kind']): Proof[] {
  const { text } = analysis
  const findCover = coverOf(analysis)
  return proofs.filter(
    (proof) =>
      proof.kind === kind &&
      text.slice(proof.from, proof.to) === proof.evidence &&
      !findCover(proof) &&
      !isQuoted(text, proof) &&
      !isOfAddress(text, proof),
  )
}

function isSlipOfWord({ evidence, instead }: Proof, known: ReadonlySet<string>): boolean {
  if (evidence.length < LETTERS_MIN || !/^[\p{Ll}\p{M}'’]+$/u.test(evidence)) return false
  if (known.has(foldLetters(evidence))) return false
  const most = evidence.length < LONG_WORD ? 1 : 2
  // People who mistype usually have the start of the word right.
  return instead
    .map((word) => word.toLowerCase())
    .some((word) => word !== evidence && word[0] === evidence[0] && slipsBetween(evidence, word) <= most)
}

const QUOTES: readonly (readonly [open: string, close: string])[] = [
  ['“', '”'],
  ['"', '"'],
  ['„', '“'],
  ['«', '»'],
]

/** Returns whether a word is between quotation marks in its line, and so quoted from another author. */
function isQuoted(text: string, { from, to }: TextRange): boolean {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
  const end = text.indexOf('\n', to)
  const after = text.slice(to, end < 0 ? undefined : end)
  return QUOTES.some(([open, close]) => {
    if (!after.includes(close)) return false
    if (open === close) return before.split(open).length % 2 === 0
    return before.lastIndexOf(open) > before.lastIndexOf(close)
  })
}

/** Returns whether a range is in an email address or a file name: “ada@wright.example”, “src/main.ts”. */
function isOfAddress(text: string, { from, to }: TextRange): boolean {
  let [start, end] = [from, to]
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start -= 1
  while (end < text.length && !/\s/.test(text.charAt(end))) end += 1
  return /[@\\]|[\p{L}\p{N}][./][\p{L}\p{N}]/u.test(text.slice(start, end))
}

/** Counts missing, extra, changed and swapped letters (Damerau 1964, restricted to one swap per pair of adjacent letters). */
function slipsBetween(a: string, b: string): number {
  let [earlier, above]: [number[], number[]] = [[], [...Array(b.length + 1).keys()]]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + other)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (earlier[j - 2] ?? Infinity) + 1)
      row.push(least)
    }
    ;[earlier, above] = [above, row]
  }
  return above[b.length] ?? 0
}
