import { useTranslation } from 'react-i18next'
import type { FontWarning } from '@postwright/core/fonts/font-refusal'
import type { FontReport as Report } from '@postwright/core/model/font'
import { FontCoverage } from './font-coverage.tsx'
import styles from './fonts.module.css'

type Props = { report: Report; warnings: readonly FontWarning[]; /** What was made of it. */ bytes: number }

/** What was read in a font file, and what is wrong with it. */
export function FontReport({ report, warnings, bytes }: Props) {
  const { t } = useTranslation('fonts')
  const facts: [string, string][] = [
    ['style', `${report.style} · ${report.weight}`],
    ['axes', report.axes.map(({ name, tag, min, max }) => `${name || tag} ${min}–${max}`).join(', ')],
    ['glyphs', String(report.glyphs)],
    ['embedding', t(`fonts:embedding.${report.embedding}`)],
    ['version', report.version],
    ['postScriptName', report.postScriptName],
    ['copyright', report.copyright],
    ['licence', report.licence],
    ['licenceUrl', report.licenceUrl],
    ['made', t('fonts:report.kilobytes', { count: Math.ceil(bytes / 1000) })],
  ]
  return (
    <div className={styles.report}>
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label={t('fonts:report.warnings')}>
          {warnings.map((warning) => (
            <li key={warning}>{t(`fonts:warning.${warning}`)}</li>
          ))}
        </ul>
      )}
      <FontCoverage coverage={report.coverage} />
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(`fonts:report.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
