import { useTranslation } from 'react-i18next'
import styles from './password-meter.module.css'
import { passwordStrength } from './password-strength.ts'

const STEPS = [1, 2, 3, 4]

type Props = { password: string; min: number; /** The person's names and address. */ own?: readonly string[] }

/** How good a new password is, in bars and words. Its place is always there, so that nothing moves while typing. */
export function PasswordMeter({ password, min, own = [] }: Props) {
  const { t } = useTranslation('auth')
  const strength = passwordStrength(password, min, own)
  return (
    <div className={styles.meter} data-strength={strength}>
      <div className={styles.bars} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-on={step <= strength || undefined} />
        ))}
      </div>
      <p className={styles.words} role="status">
        {strength > 0 && t(`auth:strength.${strength}`)}
      </p>
    </div>
  )
}
