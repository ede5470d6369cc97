import type { TFunction } from 'i18next'
import type { Finding } from '@postwright/core/simulate/finding'
import { spanText } from '@/posts/times/span-text.ts'
import { formatMonth, formatShortDate, formatWallClock, formatZoned } from '@/ui/format-time.ts'

/** What the sentences of a finding name, as people read it. */
export function findingValues(
  t: TFunction,
  { code, facts, at }: Finding,
  { tzid, now }: { tzid: string; now: number },
): Record<string, string | number> {
  const span = (ms: unknown) => {
    const { key, parts } = spanText(Number(ms))
    return t(`publishing:span.${key}`, parts)
  }
  const wall = (local: unknown) => formatWallClock(String(local))
  const values: Record<string, string | number> = { ...facts, count: Number(facts['posts'] ?? facts['empty'] ?? 0) }
  if (code === 'access_ends') return { ...values, until: formatZoned(Number(facts['until']), tzid, now) }
  if (code === 'clock_skipped' || code === 'clock_repeated') {
    return { ...values, planned: wall(facts['planned']), shown: wall(facts['shown']) }
  }
  if (code === 'budget_exceeded') return { ...values, delay: span(facts['delay']), window: span(facts['window']) }
  if (code === 'budget_hopeless') return { ...values, window: span(facts['window']) }
  if (code === 'month_skipped') return { ...values, month: formatMonth(`${String(facts['month'])}-01`) }
  if (code === 'times_collide') return { ...values, count: Number(facts['minutes']), day: formatZoned(at, tzid, now) }
  return { ...values, date: formatShortDate(new Date(at).toISOString().slice(0, 10), '') }
}
