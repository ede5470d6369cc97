import { clockChange } from '../time/clock-change.ts'
import { fromInstant } from '../time/zoned-time.ts'
import type { Placed, PlanContext } from './plan-context.ts'
import { fractionsOf } from './soft/share-score.ts'

/** A reason for the time or the parts of a post; the locale files contain its texts. */
export type Reason = {
  code:
    | 'kept'
    | 'cadence'
    | 'key_date'
    | 'pillar'
    | 'stage'
    | 'format'
    | 'only_format'
    | 'persona'
    | 'spacing'
    | 'alike'
    | 'clock'
  values: Readonly<Record<string, string | number>>
}

/** @param placed all placements, sorted by time */
export function explainPlacement(post: Placed, placed: readonly Placed[], context: PlanContext): Reason[] {
  const { brief, from, until, takers, keyDates, wantedIn } = context
  const own = placed.filter(({ channel }) => channel === post.channel)
  const before = own.filter(({ instant }) => instant < post.instant)
  const week = own.filter((each) => each.week === post.week)
  const last = before.at(-1)
  const alike = before.findLast(({ pillar }) => pillar === post.pillar)
  const formats = brief.formats.filter((_, at) => takers[at]?.has(post.channel))
  const share = (parts: readonly { id: string; share: number }[], at: number, of: 'pillar' | 'format' | 'persona') => ({
    id: parts[at]?.id ?? '',
    want: Math.round(100 * (fractionsOf(parts)[at] ?? 0)),
    have: Math.round((100 * placed.filter((each) => each[of] === at).length) / placed.length),
  })
  const change = clockChange(post.local, brief.tzid)
  const reasons: (Reason | null)[] = [
    post.kept?.isKept ? { code: 'kept', values: {} } : null,
    post.keyDate >= 0
      ? {
          code: 'key_date',
          values: {
            name: brief.keyDates[post.keyDate]?.name ?? '',
            days: (keyDates[post.keyDate]?.day ?? post.day) - post.day,
          },
        }
      : null,
    {
      code: 'cadence',
      values: { nth: week.findIndex((each) => each === post) + 1, wanted: wantedIn(post.channel, post.week) },
    },
    brief.pillars.length > 1 ? { code: 'pillar', values: share(brief.pillars, post.pillar, 'pillar') } : null,
    brief.stages.length > 1
      ? {
          code: 'stage',
          values: {
            id: brief.stages[post.stage]?.id ?? '',
            at: Math.round((100 * (post.day - from)) / Math.max(1, until - from)),
          },
        }
      : null,
    formats.length === 1
      ? { code: 'only_format', values: { id: formats[0]?.id ?? '' } }
      : { code: 'format', values: share(brief.formats, post.format, 'format') },
    post.persona >= 0 ? { code: 'persona', values: share(brief.personas, post.persona, 'persona') } : null,
    last ? { code: 'spacing', values: { days: post.day - last.day } } : null,
    alike ? { code: 'alike', values: { days: post.day - alike.day, least: brief.alikeDays } } : null,
    change ? { code: 'clock', values: { change, shown: fromInstant(post.instant, brief.tzid).local.slice(11) } } : null,
  ]
  return reasons.filter((reason) => reason !== null)
}
