import { type TextRange, type TextAnalysis, coverOf } from '../text/text-analysis.ts'
import { foldLetters } from '../text/find-terms.ts'

/** What a proofreader says of a stretch of a text. */
export type Proof = TextRange & {
  kind: 'spelling' | 'grammar'
  /** The stretch as it stood in the text that was read. */
  evidence: string
  /** What may stand in its place, the likeliest first. */
  instead: readonly string[]
}

/** Shorter words are taken for abbreviations. */
const LETTERS_MIN = 4
/** Words with fewer letters are one slip away from what was meant, longer ones up to two. */
const LONG_WORD = 6
/** A text of which more than this share of the words is unknown is of another language or of a trade with words of its own. */
const UNKNOWN_SHARE = 0.15
const UNKNOWN_MIN = 3

/** Findings of a grammar that may be shown. */
export function grammarProofs(proofs: readonly Proof[], analysis: TextAnalysis): Proof[] {
  return shownProofs(proofs, analysis, 'grammar')
}

/**
 * Findings of a dictionary that are certain: words with another one close by, and none that the person or the brand
 * knows.
 * @param known words that are right, whatever a dictionary says
 */
export function spellingProofs(proofs: readonly Proof[], analysis: TextAnalysis, known: readonly string[]): Proof[] {
  const right = new Set(known.flatMap((each) => foldLetters(each).split(/[\s-]+/)))
  const slips = shownProofs(proofs, analysis, 'spelling').filter((proof) => isSlipOfWord(proof, right))
  const isStrange = slips.length > UNKNOWN_MIN && slips.length > analysis.words.length * UNKNOWN_SHARE
  return isStrange ? [] : slips
}

/** Proofs of the text as it is now; none in links, hashtags, mentions, addresses and quotations. */
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
  // Who slips has mostly begun the word right.
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

/** A word between quotation marks of its line is somebody else's. */
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

/** Whether what stands around it without a blank is an address of mail or a file: “ada@wright.example”, “src/main.ts”. */
function isOfAddress(text: string, { from, to }: TextRange): boolean {
  let [start, end] = [from, to]
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start -= 1
  while (end < text.length && !/\s/.test(text.charAt(end))) end += 1
  return /[@\\]|[\p{L}\p{N}][./][\p{L}\p{N}]/u.test(text.slice(start, end))
}

/** Letters that are missing, too many, others, or two that have changed places (Damerau 1964, adjacent letters once). */
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
