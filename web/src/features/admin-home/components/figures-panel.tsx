import { useTranslation } from 'react-i18next'
import type { AdminFigures } from '@postwright/core/api/admin-home'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SentenceWith } from '@/ui/sentence-with.tsx'
import { StatTile } from '@/ui/stat-tile.tsx'
import styles from './admin-home.module.css'

const SHOWN = ['people', 'newPeople', 'activeSessions', 'workspaces', 'posts', 'publications', 'connections'] as const

/** Shows numbers of users and their content, with the change since a week before; each number with its source. */
export function FiguresPanel({ figures }: { figures: AdminFigures['figures'] }) {
  const { t } = useTranslation('admin-home')
  const latest = figures?.latest ?? null
  return (
    <Panel id="figures" title={t('admin-home:figures.title')}>
      {figures === null && <p role="status">{t('admin-home:failedPart')}</p>}
      {figures !== null && latest === null && <p>{t('admin-home:figures.uncounted')}</p>}
      {figures !== null && latest !== null && (
        <div className={styles.stack}>
          <ul className={styles.tiles}>
            {SHOWN.map((name) => (
              <li key={name}>
                <StatTile
                  label={t(`admin-home:figures.name.${name}`)}
                  value={latest.values[name]}
                  {...deltaOf(latest.values[name], figures.weekBefore?.[name], t('admin-home:figures.weekBefore'))}
                />
                <p className={styles.source}>{t(`admin-home:figures.source.${name}`)}</p>
              </li>
            ))}
          </ul>
          <p className={styles.source}>
            <SentenceWith sentence={(slot) => t('admin-home:figures.measured', { time: slot })}>
              <RelativeTime instant={latest.measuredAt} />
            </SentenceWith>{' '}
            {figures.weekBefore === null && t('admin-home:figures.noWeekBefore')}
          </p>
        </div>
      )}
    </Panel>
  )
}

/** Returns the change of a number since an earlier one; empty if the earlier number is missing or zero. */
function deltaOf(now: number, before: number | undefined, since: string) {
  return before === undefined || before === 0 ? {} : { delta: { share: (now - before) / before, since } }
}
