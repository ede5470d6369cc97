import { RingProgress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './checks.module.css'
import { type Finding, CHECK_SOURCES } from '@postwright/core/checks/check'
import type { CheckReport } from '@postwright/core/checks/run-checks'

type Props = { score: number | null; size?: number }

/** Shows the score of a draft as a ring with its number. */
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

/** Minimum scores of a good and of a fair draft. */
const GOOD_SCORE = 80

const FAIR_SCORE = 60

function scoreTone(score: number | null): 'positive' | 'warning' | 'negative' | 'line-strong' {
  if (score === null) return 'line-strong'
  if (score >= GOOD_SCORE) return 'positive'
  return score >= FAIR_SCORE ? 'warning' : 'negative'
}

type CeilingNoteProps = {
  score: number | null
  /** Maximum possible score. */
  ceiling: number
  findings: readonly Finding[]
  className: string | undefined
}

/**
 * Names the checks that limit a score, and states whether brand rules ask before scheduling or require an approval; renders nothing if neither
 * applies.
 */
export function CeilingNote({ score, ceiling, findings, className }: CeilingNoteProps) {
  const { t } = useTranslation('checks')
  const held = findings.some(({ strength }) => strength === 'block')
    ? 'block'
    : findings.some(({ strength }) => strength === 'ask')
      ? 'ask'
      : null
  if (score !== ceiling || ceiling === 100) {
    return held && <span className={className}>{t(`checks:score.held.${held}`)}</span>
  }
  const gravest = findings.filter((finding) => finding.ceiling < 1).map(({ check }) => check)
  const names = [...new Set(gravest)].map((check) => t(`checks:check.${check}.name`)).join(', ')
  return (
    <>
      <span className={className}>{t('checks:score.ceiling', { ceiling, names })}</span>
      {held && <span className={className}>{t(`checks:score.held.${held}`)}</span>}
    </>
  )
}

/** Lists the points of a score: a line per check, by source. */
export function PointsList({ rows }: Pick<CheckReport, 'rows'>) {
  const { t } = useTranslation('checks')
  return CHECK_SOURCES.filter((source) => rows.some((row) => row.source === source)).map((source) => (
    <section key={source} className={styles.source} aria-labelledby={`points-${source}`}>
      <h3 className={styles.sourceName} id={`points-${source}`}>
        {t(`checks:source.${source}`)}
      </h3>
      <ul className={styles.points}>
        {rows
          .filter((row) => row.source === source)
          .map(({ check, points, max }) => (
            <li key={check} className={styles.point} data-whole={points >= max || undefined}>
              <span className={styles.pointName}>{t(`checks:check.${check}.name`)}</span>
              <span className={styles.bar} aria-hidden>
                <span style={{ inlineSize: `${(100 * points) / max}%` }} />
              </span>
              <span className={styles.number}>
                {t('checks:points.of', { points: oneDigit(points), max: oneDigit(max) })}
              </span>
            </li>
          ))}
      </ul>
    </section>
  ))
}

function oneDigit(points: number): number {
  return Math.round(points * 10) / 10
}
