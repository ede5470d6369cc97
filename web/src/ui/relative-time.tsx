import { formatRelative, formatZoned, viewerZone } from './format-time.ts'
import { useNow } from './use-now.ts'

type Props = {
  /** Epoch milliseconds. */ instant: number
  /** Update interval in milliseconds. */ every?: number
}

/** Shows `5 minutes ago` and keeps it current; the tooltip shows the exact time. */
export function RelativeTime({ instant, every = 15_000 }: Props) {
  const looked = useNow(every)
  // An event since the last update of the clock is later than `looked`, but not in the future.
  const now = instant > looked && instant - looked <= every ? instant : looked
  return (
    <time dateTime={new Date(instant).toISOString()} title={formatZoned(instant, viewerZone(), now)}>
      {formatRelative(instant, now)}
    </time>
  )
}
