import { useTranslation } from 'react-i18next'
import { useNow } from '@/ui/use-now.ts'

const MINUTE = 60_000

/** Shows the time left until an instant, updated every second in the last minutes. */
export function CountdownText({ instant }: { instant: number }) {
  const now = useNow(10_000)
  return instant - now < 3 * MINUTE ? <Ticking instant={instant} /> : <Left instant={instant} now={now} />
}

function Ticking({ instant }: { instant: number }) {
  return <Left instant={instant} now={useNow(1000)} />
}

function Left({ instant, now }: { instant: number; now: number }) {
  const { t } = useTranslation('publishing')
  const left = countdown(instant, now)
  if (left === null) return t('publishing:countdown.now')
  if (left.days > 0) return t('publishing:countdown.days', left)
  if (left.hours > 0) return t('publishing:countdown.hours', left)
  return left.minutes > 0 ? t('publishing:countdown.minutes', left) : t('publishing:countdown.seconds', left)
}

type SpanText = { key: 'short' | 'seconds' | 'minutes' | 'hours' | 'days'; parts: Record<string, number> }

const SHORT = 10_000

/** Returns a duration in its two largest units, below ten seconds with one decimal; `key` is a locale key in `publishing:span`. */
export function spanText(ms: number): SpanText {
  if (ms < SHORT) return { key: 'short', parts: { seconds: Math.max(0, Math.floor(ms / 100)) / 10 } }
  const { days = 0, hours = 0, minutes = 0, seconds = 0 } = countdown(Math.floor(ms / 1000) * 1000, 0) ?? {}
  const parts = { days, hours, minutes, seconds }
  if (days > 0) return { key: 'days', parts }
  if (hours > 0) return { key: 'hours', parts }
  return { key: minutes > 0 ? 'minutes' : 'seconds', parts }
}

/** Time left until an instant, rounded up to whole seconds and split into units. */
type Countdown = { days: number; hours: number; minutes: number; seconds: number }

export function countdown(instant: number, now: number): Countdown | null {
  const left = Math.ceil((instant - now) / 1000)
  if (left <= 0) return null
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  }
}
