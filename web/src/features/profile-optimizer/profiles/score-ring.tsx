import { useTranslation } from 'react-i18next'
import styles from './profiles.module.css'

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS
const GOOD = 80
const FAIR = 50

/** A score from 0 to 100 as a ring with its number. */
export function ScoreRing({ score, size = 56 }: { score: number; size?: number }) {
  const { t } = useTranslation('profiles')
  const tone = score >= GOOD ? 'positive' : score >= FAIR ? 'warning' : 'negative'
  return (
    <span className={styles.ring} style={{ width: `${size / 16}rem` }} data-tone={tone}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r={RADIUS} className={styles.track} />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          className={styles.arc}
          strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <span className={styles.ringNumber}>
        {score}
        <span className="visually-hidden">{t('profiles:score.of')}</span>
      </span>
    </span>
  )
}
