import { useTranslation } from 'react-i18next'
import { PASSWORD_MIN } from '@postwright/core/limits'
import { judgePassword, type PasswordPerson } from './judge-password.ts'
import styles from './password-meter.module.css'
import { useCommonPasswords } from './use-common-passwords.ts'

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
