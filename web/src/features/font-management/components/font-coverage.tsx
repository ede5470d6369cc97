import { useTranslation } from 'react-i18next'
import type { FontReport } from '@postwright/core/model/font'
import styles from './fonts.module.css'

/** The share of each script that a font covers, as bars. */
export function FontCoverage({ coverage }: Pick<FontReport, 'coverage'>) {
  const { t } = useTranslation('fonts')
  return (
    <ul className={styles.coverage} aria-label={t('fonts:report.coverage')}>
      {coverage.map(({ subset, has, of }) => (
        <li key={subset}>
          <span>{t(`fonts:subset.${subset}`)}</span>
          <span className={styles.bar} aria-hidden>
            <span className={styles.filled} style={{ inlineSize: `${(100 * has) / of}%` }} />
          </span>
          <span className={styles.share}>{t('fonts:report.share', { has, of })}</span>
        </li>
      ))}
    </ul>
  )
}
