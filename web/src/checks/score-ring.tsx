import { RingProgress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './checks.module.css'

type Props = { score: number | null; size?: number }

/** The score of a draft as a ring with its number. */
export function ScoreRing({ score, size = 112 }: Props) {
  const { t } = useTranslation('checks')
  const tone = scoreTone(score)
  return (
    <RingProgress
      role="img"
      aria-label={score === null ? t('checks:score.none') : t('checks:score.label', { score })}
      size={size}
      thickness={Math.max(6, Math.round(size / 12))}
      roundCaps
      rootColor="var(--color-line)"
      sections={[{ value: score ?? 0, color: `var(--color-${tone})` }]}
      label={
        <span className={styles.score} data-small={size < 80 || undefined}>
          {score ?? '–'}
        </span>
      }
    />
  )
}

/** From these scores on a draft is good, and fair. */
const GOOD_SCORE = 80

const FAIR_SCORE = 60

/** The colour that a score has. */
function scoreTone(score: number | null): 'positive' | 'warning' | 'negative' | 'line-strong' {
  if (score === null) return 'line-strong'
  if (score >= GOOD_SCORE) return 'positive'
  return score >= FAIR_SCORE ? 'warning' : 'negative'
}
