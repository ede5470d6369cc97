import { useTranslation } from 'react-i18next'
import { CHECK_SOURCES } from '@postwright/core/checks/check'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import styles from './checks.module.css'

/** Where the points of a score come from: a line for each check, by source. */
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
