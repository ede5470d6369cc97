import { useDayEntries } from './layers-context.ts'
import classes from './calendar.module.css'

/** The holidays and own events of a day. */
export function AllDay({ date }: { date: string }) {
  const entries = useDayEntries(date)
  return (
    <>
      {entries.map(({ id, kind, title }) => (
        <span key={id} className={classes.entry} data-kind={kind} title={title}>
          {title}
        </span>
      ))}
    </>
  )
}
