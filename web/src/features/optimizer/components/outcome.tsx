import { useTranslation } from 'react-i18next'
import type { Finding } from '@postwright/core/checks/check'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import { FindingList } from '@/checks/finding-list.tsx'
import { CheckSettings } from '@/checks/habits/check-settings.tsx'
import { ProofreadingNote } from '@/checks/proofreading/proofreading-note.tsx'
import { ScoreRing, CeilingNote, PointsList } from '@/checks/score.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import styles from './optimizer.module.css'

type Props = {
  draftId: string
  /** Null while there is nothing to check. */
  report: CheckReport | null
  findings: readonly Finding[]
  current: Finding | null
  onShow: (finding: Finding) => void
  onFix: (finding: Finding) => void
}

/** The score, what was found, and where the points come from. */
export function Outcome({ draftId, report, findings, current, onShow, onFix }: Props) {
  const { t } = useTranslation(['optimizer', 'checks'])
  if (!report) {
    return (
      <div className={styles.outcome}>
        <EmptyState drawing="search" title={t('optimizer:empty.title')} text={t('optimizer:empty.text')} />
      </div>
    )
  }
  return (
    <div className={styles.outcome}>
      <div className={styles.summary}>
        <ScoreRing score={report.score} />
        <p role="status">
          <strong>{t('checks:findings', { count: report.findings.length })}</strong>
          <span className={styles.soft}>{t('checks:rulesRun', { count: report.rows.length })}</span>
          {report.isForeign && <span className={styles.soft}>{t('checks:foreign')}</span>}
          <CeilingNote className={styles.soft} {...report} />
          <ProofreadingNote className={styles.soft} />
        </p>
        <CheckSettings />
      </div>
      <Panel title={t('optimizer:findings')} id="findings" flush>
        {report.findings.length === 0 ? (
          <EmptyState drawing="check" title={t('optimizer:fine.title')} text={t('optimizer:fine.text')} />
        ) : (
          <FindingList {...{ draftId, findings, current, onShow, onFix }} />
        )}
      </Panel>
      <Panel title={t('optimizer:points')} description={t('optimizer:pointsHint')} id="points">
        <PointsList rows={report.rows} />
      </Panel>
    </div>
  )
}
