import { formatClock, formatZoned, showsOtherTime, viewerZone, zoneTown } from './format-time.ts'
import { useNow } from './use-now.ts'
import styles from './zoned-time-text.module.css'

type Props = {
  /** Epoch milliseconds. */
  instant: number
  tzid: string
  /** True to show the zone's name even if the viewer is in it. */
  withZone?: boolean
}

/** Shows a time in a time zone, and also in the viewer's time zone if the two differ. */
export function ZonedTimeText({ instant, tzid, withZone = false }: Props) {
  const now = useNow(60_000)
  const viewer = viewerZone()
  const differs = showsOtherTime(instant, tzid, viewer)
  return (
    <time dateTime={new Date(instant).toISOString()}>
      {formatZoned(instant, tzid, now)}
      {(differs || withZone) && <span className={styles.zone}> {zoneTown(tzid)}</span>}
      {differs && (
        <span className={styles.other}>
          {' '}
          · {formatClock(instant, viewer)} {zoneTown(viewer)}
        </span>
      )}
    </time>
  )
}
