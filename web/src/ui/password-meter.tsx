import { useTranslation } from 'react-i18next'
import { PASSWORD_MIN } from '@postwright/core/limits'
import styles from './password-meter.module.css'
import { useEffect, useState } from 'react'
import { type PasswordProblem, passwordProblem } from '@postwright/core/passwords/password-problem'

const STEPS = [1, 2, 3, 4]

type Props = {
  password: string
  person: PasswordPerson
  /** The field itself says what is wrong: it is not said twice. */
  hasError: boolean
}

/**
 * Whether a new password will be taken, and how good it is, in bars and words. Its place is always there, so that nothing
 * moves while typing.
 */
export function PasswordMeter({ password, person, hasError }: Props) {
  const { t } = useTranslation('auth')
  const verdict = judgePassword(password, person, useCommonPasswords())
  const strength = verdict.kind === 'accepted' ? verdict.strength : 0
  return (
    <div className={styles.meter} data-strength={strength}>
      <div className={styles.bars} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-on={step <= strength || undefined} />
        ))}
      </div>
      <p className={styles.words} role="status">
        {verdict.kind === 'refused' && !hasError && t(`auth:refused.${verdict.problem}`, { count: PASSWORD_MIN })}
        {verdict.kind === 'accepted' && t(`auth:strength.${verdict.strength}`)}
      </p>
    </div>
  )
}

/** The passwords that are tried first, fetched by the first form that asks for a new one; null until then. */
function useCommonPasswords(): ReadonlySet<string> | null {
  const [passwords, setPasswords] = useState<ReadonlySet<string> | null>(null)

  useEffect(() => {
    let isHere = true
    void import('@postwright/core/passwords/common-passwords').then(
      ({ COMMON_PASSWORDS }) => isHere && setPasswords(COMMON_PASSWORDS),
      // Without a network the form cannot be sent either; the server has the list too.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])

  return passwords
}

/** What is known of the person whose password it is; empty texts are not known (yet). */
type PasswordPerson = { email: string; username?: string; fullName?: string }

/** What the server will say, and how good an accepted password is; `unknown` until the common passwords are there. */
type Verdict =
  | { kind: 'refused'; problem: PasswordProblem }
  | { kind: 'accepted'; strength: PasswordStrength }
  | { kind: 'unknown' }

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Judges a new password by the server's own rule.
 * @param common null while the list is not loaded: nothing is called good then
 */
export function judgePassword(
  password: string,
  { email, username = '', fullName = '' }: PasswordPerson,
  common: ReadonlySet<string> | null,
): Verdict {
  if (password === '') return { kind: 'unknown' }
  const problem = passwordProblem(password, { email, username }, common ?? NOTHING)
  if (problem !== null) return { kind: 'refused', problem }
  if (common === null) return { kind: 'unknown' }
  return { kind: 'accepted', strength: passwordStrength(password, [email, username, fullName]) }
}

/** 1: easy to guess, 2: fair, 3: good, 4: strong. */
type PasswordStrength = 1 | 2 | 3 | 4

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
