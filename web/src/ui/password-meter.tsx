import { useTranslation } from 'react-i18next'
import { PASSWORD_MIN } from '@postwright/core/limits'
import styles from './password-meter.module.css'
import { useEffect, useState } from 'react'
import { type PasswordProblem, passwordProblem } from '@postwright/core/passwords/password-problem'

const STEPS = [1, 2, 3, 4]

type Props = {
  password: string
  person: PasswordPerson
  /** True if the field itself shows an error, which is then not repeated. */
  hasError: boolean
}

/**
 * Shows whether a new password will be accepted, and its strength, as bars and text. The container is always rendered, so that the layout does not
 * shift while typing.
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

/** Returns the most common passwords, loaded by the first form for a new password; null until then. */
function useCommonPasswords(): ReadonlySet<string> | null {
  const [passwords, setPasswords] = useState<ReadonlySet<string> | null>(null)

  useEffect(() => {
    let isHere = true
    void import('@postwright/core/passwords/common-passwords').then(
      ({ COMMON_PASSWORDS }) => isHere && setPasswords(COMMON_PASSWORDS),
      // Without a network the form cannot be submitted either; the server also has the list.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])

  return passwords
}

/** Known facts about the owner of the password; empty texts are unknown. */
type PasswordPerson = { email: string; username?: string; fullName?: string }

/**
 * Verdict by the server's rule, with the strength of an accepted password; `unknown` for an empty password or until the common passwords are loaded.
 */
type Verdict =
  | { kind: 'refused'; problem: PasswordProblem }
  | { kind: 'accepted'; strength: PasswordStrength }
  | { kind: 'unknown' }

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Checks a new password with the server's own rule.
 * @param common null while the list is not loaded: the verdict is then never `accepted`
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

/** 1: weak, 2: fair, 3: good, 4: strong. */
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
 * Estimates the strength of an accepted password from its length, its character classes, repetitions and sequences such as `aaa` and `1234`, and
 * parts of the user's own names.
 * @param own the user's name, email address and similar texts
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

/** Counts the first character and those that neither repeat the previous one nor continue a sequence with it, upwards or downwards. */
function countSurprises(text: string): number {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  return codes.filter((code, i) => i === 0 || Math.abs(code - (codes[i - 1] ?? 0)) > 1).length
}
