import { IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCommentMarks } from './calendar-comments.tsx'
import { type DayEntry, useDayEntries } from './layers.tsx'
import classes from './calendar.module.css'

/** Shows the holidays and own events of a day. */
export function AllDay({ date }: { date: string }) {
  const entries = useDayEntries(date)
  return (
    <>
      {entries.map((entry) =>
        entry.kind === 'own' ? (
          <OwnEvent key={entry.id} entry={entry} />
        ) : (
          <span key={entry.id} className={classes.entry} data-kind={entry.kind} title={entry.title}>
            {entry.title}
          </span>
        ),
      )}
    </>
  )
}

/** Opens the comments on the event, and shows the number of open threads. */
function OwnEvent({ entry: { id, kind, title } }: { entry: DayEntry }) {
  const { t } = useTranslation('comments')
  const { events, openEvent } = useCommentMarks()
  const count = events.get(id) ?? 0
  return (
    <button
      type="button"
      className={classes.entry}
      data-kind={kind}
      title={title}
      aria-label={count === 0 ? t('comments:on', { name: title }) : t('comments:onOpen', { name: title, count })}
      // Keeps the click from reaching the day beneath, which would start a new post.
      onClick={(event) => {
        event.stopPropagation()
        openEvent(id)
      }}
    >
      {count > 0 && <IconMessage className={classes.entrySign} size="0.75rem" aria-hidden />}
      {title}
    </button>
  )
}
