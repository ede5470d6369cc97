import { formatClock, formatZoned, showsOtherTime, viewerZone, zoneTown } from './format-time.ts'
import { useNow } from './use-now.ts'
import styles from './zoned-time-text.module.css'

type Props = {
  /** Epoch milliseconds. */
  instant: number
  tzid: string
  /** Names the zone even when the viewer is in it. */
  withZone?: boolean
}

/** A time on the wall clock of a zone, and on the viewer's when that shows something else. */
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
