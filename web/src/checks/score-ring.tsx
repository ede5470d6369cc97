import { RingProgress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './checks.module.css'
import { scoreTone } from './score-tone.ts'

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
