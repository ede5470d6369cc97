import { formatRelative, formatZoned, viewerZone } from './format-time.ts'
import { useNow } from './use-now.ts'

type Props = {
  /** Epoch milliseconds. */ instant: number
  /** How often it is counted anew, in milliseconds. */ every?: number
}

/** `5 minutes ago`, kept current; the exact time is the tooltip. */
export function RelativeTime({ instant, every = 15_000 }: Props) {
  const looked = useNow(every)
  // What happened after the last look at the clock is newer than it, and yet not ahead.
  const now = instant > looked && instant - looked <= every ? instant : looked
  return (
    <time dateTime={new Date(instant).toISOString()} title={formatZoned(instant, viewerZone(), now)}>
      {formatRelative(instant, now)}
    </time>
  )
}
