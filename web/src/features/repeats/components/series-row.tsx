import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SERIES_DAYS_AHEAD } from '@postwright/core/time/recurrence/recurrence-rule'
import type { Connection } from '@postwright/core/model/connection'
import type { Series } from '@postwright/core/model/series'
import { seriesPostId } from '@postwright/core/posts/series-post-id'
import { firstLine } from '@postwright/core/text/excerpt'
import { SubjectComments } from '@/comments/subject-comments.tsx'
import { routes } from '@/config/routes.ts'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { ruleWords, nextDates, skippedDates } from '@/posts/series/series-rule.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { formatClock, formatZoned } from '@/ui/format-time.ts'
import { Notice } from '@/ui/notice.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { SERIES_ACTIONS } from '../series-actions.ts'
import styles from './series.module.css'

const SHOWN = 4
const DAY = 86_400_000

type Props = {
  workspaceId: string
  series: Series
  /** Number of open threads about the series. */
  threads: number
  channels: readonly Connection[]
  now: number
  onSkip: (day: string) => void
  onRestore: (day: string) => void
  onChange: () => void
  onDelete: () => void
}

/** One series: its post, its rule in words, and its next dates, each of which can be skipped. */
export function SeriesRow(props: Props) {
  const { workspaceId, series, threads, channels, now, onSkip, onRestore, onChange, onDelete } = props
  const offer = useOfferActions()
  const { t } = useTranslation(['repeats', 'errors'])
  const { id, content, problem, status } = series
  const title = firstLine(content.text) ?? t('repeats:list.noText')
  const dates = nextDates(series, { now, count: SHOWN })
  const isMade = (instant: number) => instant < now + SERIES_DAYS_AHEAD * DAY && problem === null
  const next = dates.find(({ when }) => isMade(when.instant))
  const nextPostId = next ? seriesPostId(series, next.day) : null
  const chosen = channels.filter((channel) => content.connectionIds.includes(channel.id))
  return (
    <li className={styles.series} id={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.rule}>{ruleWords(t, series)}</p>
          <p className={styles.channels}>
            {chosen.map(({ id: key, platform, name, avatar, handle }) => (
              <span key={key} className={styles.channel}>
                <ChannelAvatar platform={platform} name={name} src={avatar} size={24} />
                {handle}
              </span>
            ))}
          </p>
        </div>
        <div className={styles.headActions}>
          <SubjectComments
            workspaceId={workspaceId}
            subject={{ kind: 'series', seriesId: id }}
            name={title}
            count={threads}
          />
          <ActionMenu
            label={t('repeats:list.actions', { title })}
            actions={offer(SERIES_ACTIONS, { nextPostId, onChange, onDelete })}
          />
        </div>
      </div>
      {problem !== null && (
        <Notice tone="warning" title={t('repeats:problem.title')} text={t(`errors:api.${problem.code}`)} />
      )}
      {isBeingMade(series, now) && (
        <p className={styles.none}>{t('repeats:list.making', { percent: percentMade(series, now) })}</p>
      )}
      {status === 'ending' && <p className={styles.none}>{t('repeats:list.ending')}</p>}
      {status === 'active' && dates.length === 0 && <p className={styles.none}>{t('repeats:list.over')}</p>}
      {status === 'active' && dates.length > 0 && (
        <ul className={styles.dates} aria-label={t('repeats:list.dates')}>
          {dates.map(({ day, when, change }) => {
            const time = formatZoned(when.instant, when.tzid, now)
            return (
              <li key={day} className={styles.date}>
                {isMade(when.instant) ? (
                  <Link to={routes.contentStudioPost.href(seriesPostId(series, day))}>{time}</Link>
                ) : (
                  <span>{time}</span>
                )}
                {change !== null && (
                  <span className={styles.note}>
                    {t(`repeats:next.${change}`, { time: formatClock(when.instant, when.tzid) })}
                  </span>
                )}
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('repeats:skip.label', { time })}
                  onClick={() => onSkip(day)}
                >
                  {t('repeats:skip.action')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {status === 'active' && <SkippedDates series={series} now={now} onRestore={onRestore} />}
    </li>
  )
}

/** The skipped future days, each of which can be restored. */
function SkippedDates({ series, now, onRestore }: Pick<Props, 'series' | 'now' | 'onRestore'>) {
  const { t } = useTranslation('repeats')
  const dates = skippedDates(series, now)
  if (dates.length === 0) return null
  return (
    <ul className={styles.dates} aria-label={t('repeats:skip.list')}>
      {dates.map(({ day, when }) => {
        const time = formatZoned(when.instant, when.tzid, now)
        return (
          <li key={day} className={styles.date}>
            <s>{time}</s>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('repeats:skip.restoreLabel', { time })}
              onClick={() => onRestore(day)}
            >
              {t('repeats:skip.restore')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns whether posts of a series are being created: its next creation is due. */
function isBeingMade({ status, problem, dueAt }: Series, now: number): boolean {
  return status === 'active' && problem === null && dueAt !== null && dueAt <= now
}

function percentMade({ madeUntil }: Series, now: number): number {
  if (madeUntil === null) return 0
  const days = (Date.parse(`${madeUntil}T12:00:00Z`) - now) / DAY
  return Math.min(99, Math.max(0, Math.round((100 * days) / SERIES_DAYS_AHEAD)))
}
