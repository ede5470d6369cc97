import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RADAR_FORMATS } from '@postwright/core/model/radar'
import {
  getSourceFigures,
  LENGTH_STEPS,
  toShares,
  countHours,
  findBusyHours,
} from '@postwright/core/radar/source-figures'
import { excerptOf } from '@postwright/core/text/excerpt'
import { Chart } from '@/ui/chart.tsx'
import type { ChartTone } from '@/ui/chart-data.ts'
import { formatShortDate, formatTick, formatHour } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { listRows, postsOf, toWeeks } from '../figures.ts'
import styles from '../competitors.module.css'
import { CompareTable } from './compare-table.tsx'
import type { RadarProps } from './radar-props.ts'
import { weekdaysInOrder, weekdayName } from '@/ui/weekdays.ts'

const ALL = ''
/** Maximum number of characters of a name below a bar. */
const TICK_MAX = 10
const FORMAT_TONES: readonly ChartTone[] = ['accent', 'positive', 'warning', 'negative', 'neutral', 'muted', 'muted']

/** Compares all sources and the workspace: how often, when, at what length, in which format and with what engagement they post. */
export function OverviewView(props: RadarProps) {
  const { t } = useTranslation('competitors')
  const { radar, sources, timeZone } = props
  const [chosen, setChosen] = useState(ALL)
  const sourceId = sources.some(({ id }) => id === chosen) ? chosen : ALL
  const { own, others, period } = useMemo(() => listRows({ radar, sources, timeZone }), [radar, sources, timeZone])
  const posts = useMemo(() => postsOf(radar, sourceId === ALL ? null : sourceId), [radar, sourceId])
  const figures = useMemo(() => getSourceFigures(posts, period), [posts, period])
  const hours = useMemo(
    () =>
      countHours(
        posts.filter(({ isDated }) => isDated).map(({ publishedAt }) => publishedAt),
        timeZone,
      ),
    [posts, timeZone],
  )
  const shown =
    sourceId === ALL ? t('competitors:overview.allSources') : (sources.find(({ id }) => id === sourceId)?.name ?? '')
  const weeks = toWeeks(period.days, figures.byDay)
  const ownWeeks = toWeeks(period.days, own.figures.byDay)
  const last = period.days.at(-1) ?? ''
  return (
    <div className={styles.views}>
      <CompareTable own={own} others={others} />
      <VoicePanel own={own} others={others} />
      <div className={styles.filter}>
        <SelectField
          label={t('competitors:overview.source')}
          value={sourceId}
          options={[
            { value: ALL, label: t('competitors:overview.allSources') },
            ...sources.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setChosen}
        />
      </div>
      <Panel>
        <Chart
          kind="line"
          title={t('competitors:overview.weekly')}
          summary={t('competitors:overview.weeklySummary', {
            name: shown,
            count: figures.posts,
            own: own.figures.posts,
          })}
          labels={weeks.map(({ first }) => t('competitors:overview.weekFrom', { day: formatShortDate(first, last) }))}
          ticks={weeks.map(({ first }) => formatTick(first))}
          series={[
            { name: shown, tone: 'accent', values: weeks.map(({ sum }) => sum) },
            { name: t('competitors:own'), tone: 'muted', values: ownWeeks.map(({ sum }) => sum) },
          ]}
          empty={t('competitors:overview.nothing')}
        />
      </Panel>
      <Panel
        id="radar-hours"
        title={t('competitors:hours.title')}
        description={t('competitors:hours.description', { zone: timeZone })}
      >
        <HoursMap week={hours} />
      </Panel>
      <div className={styles.pair}>
        <Panel>
          <Chart
            kind="bars"
            title={t('competitors:overview.lengths')}
            summary={t('competitors:overview.lengthsSummary', { count: Math.round(figures.medianLength) })}
            labels={LENGTH_STEPS.map((to, at) => lengthName(at, to))}
            series={[{ name: shown, tone: 'accent', values: figures.lengths }]}
          />
        </Panel>
        <Panel>
          <Chart
            kind="bars"
            title={t('competitors:overview.formats')}
            summary={t('competitors:overview.formatsSummary')}
            labels={others.map(({ source }) => source?.name ?? '')}
            ticks={others.map(({ source }) => excerptOf(source?.name ?? '', TICK_MAX))}
            series={RADAR_FORMATS.map((format, at) => ({
              name: t(`competitors:format.${format}`),
              tone: FORMAT_TONES[at] ?? 'muted',
              values: others.map((row) => row.figures.formats.find((each) => each.format === format)?.count ?? 0),
            })).filter(({ values }) => values.some((value) => value > 0))}
          />
        </Panel>
      </div>
      <Panel
        id="radar-tags"
        title={t('competitors:tags.title')}
        description={t('competitors:tags.description', { name: shown })}
      >
        {figures.tags.length === 0 ? (
          <p className={styles.soft}>{t('competitors:tags.none')}</p>
        ) : (
          <ul className={styles.tags}>
            {figures.tags.map(({ tag, count }) => (
              <li key={tag} className={styles.tag}>
                {t('competitors:tags.tag', { tag })} <span className={styles.soft}>{count}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )

  function lengthName(at: number, to: number): string {
    const from = (LENGTH_STEPS[at - 1] ?? -1) + 1
    return to === Infinity
      ? t('competitors:overview.longer', { from })
      : t('competitors:overview.between', { from, to })
  }
}

/** Shows each source's share of all posts, and of all published engagement. */
function VoicePanel({ own, others }: Pick<ReturnType<typeof listRows>, 'own' | 'others'>) {
  const { t } = useTranslation('competitors')
  const rows = [own, ...others]
  const labels = rows.map(({ source }) => source?.name ?? t('competitors:own'))
  const format = { style: 'percent', maximumFractionDigits: 0 } as const
  return (
    <div className={styles.pair}>
      {(['posts', 'engagement'] as const).map((kind) => (
        <Panel key={kind}>
          <Chart
            kind="bars"
            title={t(`competitors:voice.${kind}`)}
            summary={t('competitors:voice.summary', { count: others.length })}
            labels={labels}
            ticks={labels.map((label) => excerptOf(label, TICK_MAX))}
            format={format}
            series={[
              {
                name: t(`competitors:voice.${kind}`),
                tone: 'accent',
                values: toShares(
                  rows.map(({ figures }) => (kind === 'posts' ? figures.posts : (figures.engagement?.total ?? 0))),
                ),
              },
            ]}
            empty={t('competitors:voice.none')}
          />
        </Panel>
      ))}
    </div>
  )
}

const SHOWN = 3

const NAMED_EVERY = 6

const LIST = new Intl.ListFormat('en')

/** Shows the posts of each hour of the week as a table; a darker cell has more posts. */
function HoursMap({ week }: { week: readonly (readonly number[])[] }) {
  const { t } = useTranslation('competitors')
  const busy = findBusyHours(week, SHOWN)
  const most = busy[0]?.count ?? 0
  if (most === 0) return <p className={styles.soft}>{t('competitors:hours.none')}</p>
  return (
    <>
      <p className={styles.busy}>
        {t('competitors:hours.busiest', {
          hours: LIST.format(
            busy.map(({ weekday, hour, count }) =>
              t('competitors:hours.hour', { day: weekdayName(weekday), time: formatHour(hour), count }),
            ),
          ),
        })}
      </p>
      <div className={styles.frame} role="region" aria-label={t('competitors:hours.table')} tabIndex={0}>
        <table className={styles.hours}>
          <thead>
            <tr>
              <td />
              {Array.from({ length: 24 }, (_, hour) => (
                <th key={hour} scope="col">
                  <span aria-hidden={hour % NAMED_EVERY !== 0}>{hour % NAMED_EVERY === 0 ? formatHour(hour) : ''}</span>
                  {hour % NAMED_EVERY !== 0 && <span className="visually-hidden">{formatHour(hour)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdaysInOrder().map((weekday) => (
              <tr key={weekday}>
                <th scope="row">{weekdayName(weekday, 'short')}</th>
                {(week[weekday - 1] ?? []).map((count, hour) => (
                  <td
                    key={hour}
                    title={t('competitors:hours.hour', { day: weekdayName(weekday), time: formatHour(hour), count })}
                  >
                    <span className={styles.hour} style={{ '--share': `${Math.round((100 * count) / most)}%` }}>
                      <span className="visually-hidden">{count}</span>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
