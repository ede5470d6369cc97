import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { epochDay, isoDayOf, weekdayOf } from '@postwright/core/campaign-plan/calendar-days'
import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import type { ExplainedPlacement, Plan } from '@postwright/core/campaign-plan/solve-plan'
import { type DragList, useDragList, useDropPlace, useDragItem } from '@/drag/drag-list.tsx'
import { shownDays, weeksOf } from '@/posts/times/calendar-days.ts'
import { formatLongDate, formatMonth, formatTimeOfDay } from '@/ui/format-time.ts'
import { weekdaysInOrder, weekStart, weekdayName } from '@/ui/weekdays.ts'
import type { PlanNames } from '../plan-words.ts'
import { nameOfPlacement } from './placement-description.tsx'
import styles from './campaign-plan.module.css'
import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconPin, IconPinFilled } from '@tabler/icons-react'
import { DragGrip } from '@/drag/drag-grip.tsx'
import dragStyles from '@/drag/drag-item.module.css'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'

type Props = {
  brief: PlanBrief
  plan: Plan
  channels: readonly Connection[]
  names: PlanNames
  /** Ids of posts that the last solve has added or changed. */
  added: ReadonlySet<string>
  onOpen: (id: string) => void
  onPin: (id: string) => void
  onMove: (id: string, day: string) => void
}

/** Shows the plan by months; posts are dragged from day to day, by pointer or keyboard. */
export function PlanCalendar(props: Props) {
  const { t } = useTranslation('campaign-plan')
  const { brief, plan, names, onMove } = props
  const days = Array.from({ length: epochDay(brief.until) - epochDay(brief.from) + 1 }, (_, at) =>
    isoDayOf(epochDay(brief.from) + at),
  )
  const byDay = Map.groupBy(plan.placements, ({ local }) => local.slice(0, 10))
  const drag = useDragList({
    items: plan.placements.map((each) => ({ id: each.id, name: nameOfPlacement(t, each, names) })),
    places: days,
    stopsOf: (itemId) => ({
      stops: days.map((id) => ({ id, zone: '' })),
      home: days.indexOf(plan.placements.find(({ id }) => id === itemId)?.local.slice(0, 10) ?? ''),
    }),
    nameOf: ({ id }) => formatLongDate(id),
    onDrop: (itemId, { id }) => {
      const from = plan.placements.find((each) => each.id === itemId)?.local.slice(0, 10)
      if (from !== id) onMove(itemId, id)
    },
  } satisfies DragList)
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  const inPlan = new Set(days)
  const offDays = new Set(days.filter((day) => brief.blackouts.some(({ from, until }) => day >= from && day <= until)))

  const holdsDayOf = (month: string) => (week: readonly string[]) =>
    week.some((day) => day.startsWith(month) && inPlan.has(day))

  return (
    <>
      {months.map((month) => (
        <section key={month} className={styles.month} aria-label={formatMonth(`${month}-01`)}>
          <h3 className={styles.monthName}>{formatMonth(`${month}-01`)}</h3>
          <div className={styles.weekdayNames} aria-hidden="true">
            {weekdaysInOrder().map((weekday) => (
              <span key={weekday}>{weekdayName(weekday, 'short')}</span>
            ))}
          </div>
          {weeksOf(shownDays('month', `${month}-01`, weekStart()))
            .filter(holdsDayOf(month))
            .map((week) => (
              <div key={week[0]} className={styles.week}>
                {week.map((day) =>
                  day.startsWith(month) && inPlan.has(day) ? (
                    <Day
                      key={day}
                      day={day}
                      isOff={offDays.has(day)}
                      keyDates={brief.keyDates.filter((each) => each.day === day).map(({ name }) => name)}
                      posts={byDay.get(day) ?? []}
                      store={drag.store}
                      {...props}
                    />
                  ) : (
                    <div key={day} className={styles.outside} />
                  ),
                )}
              </div>
            ))}
        </section>
      ))}
      {drag.layer}
    </>
  )
}

type DayProps = Omit<Props, 'brief' | 'plan' | 'onMove'> & {
  day: string
  isOff: boolean
  keyDates: readonly string[]
  posts: readonly ExplainedPlacement[]
  store: ReturnType<typeof useDragList>['store']
}

function Day({ day, isOff, keyDates, posts, store, ...rest }: DayProps) {
  const { t } = useTranslation('campaign-plan')
  const { ref, zone } = useDropPlace(store, day)
  return (
    <div
      ref={ref}
      className={styles.day}
      data-day={day}
      data-over={zone !== null || undefined}
      data-off={isOff || undefined}
      data-empty={posts.length === 0 || undefined}
    >
      <p className={styles.dayName}>
        <span aria-hidden="true">
          <span className={styles.dayWeekday}>{weekdayName(weekdayOf(epochDay(day)), 'short')} </span>
          {Number(day.slice(8))}
        </span>
        <span className="visually-hidden">{formatLongDate(day)}</span>
        {isOff && <span className={styles.mark}>{t('campaign-plan:calendar.off')}</span>}
      </p>
      {keyDates.map((name) => (
        <p key={name} className={styles.keyDate}>
          {name}
        </p>
      ))}
      {posts.length > 0 && (
        <ul className={styles.cards} aria-label={t('campaign-plan:calendar.posts', { day: formatLongDate(day) })}>
          {posts.map((placement) => (
            <PlacementCard key={placement.id} placement={placement} store={store} {...rest} />
          ))}
        </ul>
      )}
    </div>
  )
}

type PlacementCardProps = {
  placement: ExplainedPlacement
  store: ReturnType<typeof useDragList>['store']
  channels: readonly Connection[]
  names: PlanNames
  added: ReadonlySet<string>
  onOpen: (id: string) => void
  onPin: (id: string) => void
}

function PlacementCard({ placement, store, channels, names, added, onOpen, onPin }: PlacementCardProps) {
  const { t } = useTranslation('campaign-plan')
  const drag = useDragItem(store, placement.id)
  const { id, local, pillarId, channelId, isKept, breaks } = placement
  const channel = channels.find((each) => each.id === channelId)
  const name = nameOfPlacement(t, placement, names)
  return (
    <li
      {...drag.item}
      {...drag.pointer}
      className={`${styles.card} ${dragStyles.item}`}
      data-kept={isKept || undefined}
      data-broken={breaks.length > 0 || undefined}
      data-added={added.has(id) || undefined}
    >
      <button type="button" className={styles.cardButton} onClick={() => onOpen(id)}>
        <span className="visually-hidden">{t('campaign-plan:post.open', { name })}</span>
        <span className={styles.cardTop} aria-hidden="true">
          {channel && <ChannelAvatar platform={channel.platform} name={channel.name} src={channel.avatar} size={20} />}
          {formatTimeOfDay(local.slice(11))}
          {breaks.length > 0 && <IconAlertTriangle size="1rem" />}
        </span>
        <span className={styles.cardText} aria-hidden="true">
          {names.of(pillarId)}
        </span>
        <span className={styles.cardFacts} aria-hidden="true">
          {t(`campaign-plan:format.${placement.format}`)} · {t(`campaign-plan:stage.${placement.stage}`)}
        </span>
      </button>
      <span className={styles.cardTools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="1.75rem"
          aria-pressed={isKept}
          aria-label={t('campaign-plan:post.pin', { name })}
          onClick={() => onPin(id)}
        >
          {isKept ? <IconPinFilled size="1rem" aria-hidden /> : <IconPin size="1rem" aria-hidden />}
        </ActionIcon>
        <DragGrip drag={drag} label={t('campaign-plan:post.move', { name })} />
      </span>
    </li>
  )
}
