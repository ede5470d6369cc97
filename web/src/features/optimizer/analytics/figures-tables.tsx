import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { engagementRate, type Figure } from '@postwright/core/analytics/post-sums'
import type { PartFigures } from '@postwright/core/model/analytics-report'
import type { PostSums } from '@postwright/core/model/channel-month'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { Panel } from '@/ui/panel.tsx'
import { StatDelta } from '@/ui/stat-delta.tsx'
import type { ReportProps } from './analytics-data.ts'
import { changeText, followersOf, growth, numberText, shareText, channelText } from './analytics-text.ts'
import styles from './analytics.module.css'

const COLUMNS = ['views', 'engagement', 'likes', 'reposts', 'replies', 'clicks'] as const satisfies readonly Figure[]

type Row = { key: string; name: ReactNode; sums: PostSums; before: PostSums | null; more?: readonly ReactNode[] }

/** Metrics of each channel; two accounts of one network have separate rows. */
export function ChannelTable({ report: { current, before }, channels }: ReportProps) {
  const { t } = useTranslation('analytics')
  const rows = current.channels
    .toSorted((a, b) => b.sums.publications - a.sums.publications)
    .map((channel): Row => {
      const followed = followersOf(channel)
      return {
        key: channel.connectionId,
        name: (
          <span className={styles.channel}>
            <PlatformIcon platform={channel.platform} size={16} />
            {channelText(channel, channels)}
          </span>
        ),
        sums: channel.sums,
        before: before?.channels.find(({ connectionId }) => connectionId === channel.connectionId)?.sums ?? null,
        more: [numberText(followed?.last), changeText(followed?.change ?? null)],
      }
    })
  return (
    <Panel id="channels" title={t('analytics:channels.title')} flush>
      <FiguresTable
        label={t('analytics:channels.title')}
        first={t('analytics:channels.column')}
        more={[t('analytics:channels.followers'), t('analytics:channels.change')]}
        rows={rows}
      />
    </Panel>
  )
}

type PartProps = {
  id: string
  title: string
  description?: string
  parts: readonly (PartFigures & { key: string })[]
  before: readonly PartFigures[] | null
  others: PostSums
  empty: string
}

/** Metrics of labels or campaigns. */
export function PartTable({ id, title, description, parts, before, others, empty }: PartProps) {
  const { t } = useTranslation('analytics')
  const rows = [
    ...parts.map(({ key, name, sums }): Row => {
      return { key, name, sums, before: before?.find((part) => part.name === key)?.sums ?? null }
    }),
    ...(others.publications > 0
      ? [{ key: '', name: t('analytics:others'), sums: others, before: null } satisfies Row]
      : []),
  ]
  return (
    <Panel id={id} title={title} {...(description !== undefined && { description })} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p className={styles.soft}>{empty}</p>
      ) : (
        <FiguresTable label={title} first={title} rows={rows} />
      )}
    </Panel>
  )
}

type TableProps = { label: string; first: string; more?: readonly string[]; rows: readonly Row[] }

function FiguresTable({ label, first, more = [], rows }: TableProps) {
  const { t } = useTranslation('analytics')
  return (
    <div className={styles.frame} role="region" aria-label={t('analytics:table', { label })} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{t('analytics:figure.publications')}</th>
            {COLUMNS.map((figure) => (
              <th key={figure} scope="col">
                {t(`analytics:figure.${figure}`)}
              </th>
            ))}
            <th scope="col">{t('analytics:figure.rate')}</th>
            {more.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sums, before, more: cells = [] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{numberText(sums.publications)}</td>
              {COLUMNS.map((figure) => (
                <td key={figure}>
                  <FigureCell sums={sums} before={before} figure={figure} />
                </td>
              ))}
              <td>{shareText(engagementRate(sums))}</td>
              {cells.map((cell, at) => (
                <td key={more[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FigureCell({ sums, before, figure }: { sums: PostSums; before: PostSums | null; figure: Figure }) {
  const { t } = useTranslation('analytics')
  const tally = sums[figure]
  if (!tally) return numberText(null)
  const share = figure === 'views' || figure === 'engagement' ? growth(tally.sum, before?.[figure]?.sum) : null
  return (
    <span className={styles.cell}>
      {numberText(tally.sum)}
      {share !== null && <StatDelta delta={{ share, since: '' }} />}
      {tally.of < sums.publications && (
        <span className={styles.soft}>{t('analytics:coverage', { of: tally.of, count: sums.publications })}</span>
      )}
    </span>
  )
}
