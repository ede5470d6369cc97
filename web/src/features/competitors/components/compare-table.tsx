import { useTranslation } from 'react-i18next'
import { toShares } from '@postwright/core/radar/source-figures'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { Panel } from '@/ui/panel.tsx'
import { NUMBERS, PERCENT, type Row } from '../figures.ts'
import styles from '../competitors.module.css'

/** Shows all sources and the workspace in one table. Values that a source doesn't publish are a dash. */
export function CompareTable({ own, others }: { own: Row; others: readonly Row[] }) {
  const { t } = useTranslation('competitors')
  const rows = [own, ...others]
  const shares = toShares(rows.map(({ figures }) => figures.posts))
  const unknown = '–'
  return (
    <Panel
      id="radar-compare"
      title={t('competitors:compare.title')}
      description={t('competitors:compare.description')}
      flush
    >
      <div className={styles.frame} role="region" aria-label={t('competitors:compare.table')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['source', 'posts', 'perWeek', 'share', 'engagement', 'length', 'format', 'followers'] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(`competitors:compare.${column}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ source, figures }, at) => {
              const [format] = figures.formats.toSorted((a, b) => b.count - a.count)
              return (
                <tr key={source?.id ?? 'own'} data-own={source === null || undefined}>
                  <th scope="row">
                    <span className={styles.name}>
                      {source?.platform && <PlatformIcon platform={source.platform} size={16} />}
                      {source?.name ?? t('competitors:own')}
                    </span>
                  </th>
                  <td>{NUMBERS.format(figures.posts)}</td>
                  <td>{NUMBERS.format(figures.perWeek)}</td>
                  <td>{PERCENT.format(shares[at] ?? 0)}</td>
                  <td>{figures.engagement ? NUMBERS.format(figures.engagement.median) : unknown}</td>
                  <td>{source && figures.posts > 0 ? NUMBERS.format(figures.medianLength) : unknown}</td>
                  <td>
                    {format
                      ? t('competitors:compare.mostly', {
                          format: t(`competitors:format.${format.format}`),
                          share: PERCENT.format(format.count / figures.posts),
                        })
                      : unknown}
                  </td>
                  <td>{source?.followers ? NUMBERS.format(source.followers) : unknown}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
