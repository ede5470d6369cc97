import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfileScore } from '@postwright/core/model/profile'
import type { ScoredProfile } from '@postwright/core/profiles/score-profile'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { Chart } from '@/ui/chart.tsx'
import { formatDay, formatTick } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import styles from './profiles.module.css'

type Props = {
  scores: readonly ProfileScore[]
  scored: ScoredProfile
  /** Stores the current score. */
  onSave: () => void
  isReadOnly: boolean
}

/** The history of the score, and the changes since the first one. */
export function HistoryPanel({ scores, scored, onSave, isReadOnly }: Props) {
  const { t } = useTranslation('profiles')
  const { timeZone } = useWorkspace()
  const [first] = scores
  const data = useMemo(
    () => ({
      kind: 'line' as const,
      labels: scores.map(({ time }) => formatDay(time, timeZone)),
      ticks: scores.map(({ time }) => formatTick(fromInstant(time, timeZone).local.slice(0, 10))),
      series: [
        { name: t('profiles:history.score'), tone: 'accent' as const, values: scores.map(({ score }) => score) },
      ],
    }),
    [scores, timeZone, t],
  )
  const isSaved = scores.at(-1)?.isKept === true && scores.at(-1)?.score === scored.score
  return (
    <Panel
      id="history"
      title={t('profiles:history.title')}
      description={t('profiles:history.text')}
      actions={
        !isReadOnly && (
          <Button variant="default" size="xs" onClick={onSave} disabled={isSaved}>
            {t(isSaved ? 'profiles:history.saved' : 'profiles:history.save')}
          </Button>
        )
      }
    >
      {first === undefined || scores.length < 2 ? (
        <p className={styles.soft}>{t('profiles:history.empty')}</p>
      ) : (
        <>
          <p className={styles.change}>{t('profiles:history.change', { before: first.score, after: scored.score })}</p>
          <Chart
            {...data}
            title={t('profiles:history.chart')}
            summary={t('profiles:history.change', { before: first.score, after: scored.score })}
            height={160}
          />
          <table className={styles.table}>
            <caption className="visually-hidden">{t('profiles:history.byCheck')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('profiles:history.check')}</th>
                <th scope="col">{t('profiles:history.before')}</th>
                <th scope="col">{t('profiles:history.after')}</th>
              </tr>
            </thead>
            <tbody>
              {scored.results.map(({ check, points, of }) => (
                <tr key={check}>
                  <th scope="row">{t(`profiles:check.${check}`)}</th>
                  <td>{first.points.find((each) => each.check === check)?.points ?? 0}</td>
                  <td>{t('profiles:checklist.points', { points: Math.round(points), of: Math.round(of) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  )
}
