/** 1: easy to guess, 2: fair, 3: good, 4: strong. */
export type PasswordStrength = 1 | 2 | 3 | 4

const KINDS: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9]/, 33],
]
/** Bits from which a password counts as fair, good and strong. */
const FAIR = 40
const GOOD = 56
const STRONG = 76

/**
 * How hard a password that is accepted is to guess: its length, its kinds of characters, repeats and runs such as `aaa` and
 * `1234`, and parts of the person's own names.
 * @param own the person's name, address and the like
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  const rest = own
    .flatMap((words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2)
    .reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase())
  const pool = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const bits = countSurprises(rest) * Math.log2(Math.max(pool, 2))
  if (bits < FAIR) return 1
  if (bits < GOOD) return 2
  return bits < STRONG ? 3 : 4
}

/** Characters that neither repeat the one before nor follow it in the alphabet or on the row of digits. */
function countSurprises(text: string): number {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  return codes.filter((code, i) => i === 0 || Math.abs(code - (codes[i - 1] ?? 0)) > 1).length
}
