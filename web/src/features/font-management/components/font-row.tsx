import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFont, FontReport as Report } from '@postwright/core/model/font'
import { StateBadge, type BadgeTone } from '@/ui/state-badge.tsx'
import { FontSpecimen } from './font-specimen.tsx'
import styles from './fonts.module.css'
import type { FontWarning } from '@postwright/core/fonts/font-check'
import { FontCoverage } from './font-coverage.tsx'

type Props = {
  font: StoredFont
  /** True if the font's files can be displayed already. */
  isServed: boolean
  /** True if the publication state is shown, for fonts that an admin publishes. */
  hasStates?: boolean
  /** Rendered below the report. */
  uses?: ReactNode
  children?: ReactNode
}

const TONES = { waiting: 'accent', passed: 'positive', refused: 'negative', failed: 'warning' } as const
const STATE_TONES = { draft: 'neutral', published: 'positive', retired: 'warning' } as const

/** An uploaded font: sample text in it, the result of its check, and its actions. */
export function FontRow({ font, isServed, hasStates = false, uses, children }: Props) {
  const { t } = useTranslation('fonts')
  const { check, refusal, report, state, warnings, files } = font
  const name = report ? `${report.family} ${report.style}`.trim() : font.name
  const tone: BadgeTone = check === 'passed' && hasStates ? STATE_TONES[state] : TONES[check]
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.head}>
        <div className={styles.words}>
          <span className={styles.name}>{name}</span>
          {font.name !== name && <span className={styles.faint}>{font.name}</span>}
        </div>
        <StateBadge tone={tone} live={check === 'waiting'}>
          {check === 'passed' && hasStates ? t(`fonts:state.${state}`) : t(`fonts:check.${check}`)}
        </StateBadge>
        {children}
      </div>
      {refusal !== null && check === 'refused' && <p className={styles.refusal}>{t(`fonts:refusal.${refusal}`)}</p>}
      {check === 'failed' && <p className={styles.refusal}>{t('fonts:failed')}</p>}
      {report && check === 'passed' && (
        <>
          {isServed && (
            <FontSpecimen
              family={report.family}
              weight={files[0]?.weight ?? report.weight}
              isItalic={report.isItalic}
              text={t('fonts:specimen')}
            />
          )}
          <details className={styles.details}>
            <summary>
              {t('fonts:report.title')}
              {warnings.length > 0 && ` · ${t('fonts:report.count', { count: warnings.length })}`}
            </summary>
            <FontReport report={report} warnings={warnings} bytes={files.reduce((sum, file) => sum + file.bytes, 0)} />
          </details>
          {uses}
        </>
      )}
    </li>
  )
}

type FontReportProps = {
  report: Report
  warnings: readonly FontWarning[]
  /** Total size of the converted files. */ bytes: number
}

/** The properties read from a font file, and its problems. */
function FontReport({ report, warnings, bytes }: FontReportProps) {
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
