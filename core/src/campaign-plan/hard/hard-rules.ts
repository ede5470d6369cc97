import type { Placed, PlanContext } from '../plan-context.ts'
import { alikeDistance } from './alike-distance.ts'
import { blackout } from './blackout.ts'
import { capacityWeek } from './capacity-week.ts'
import { channelDay } from './channel-day.ts'
import { channelGap } from './channel-gap.ts'
import { channelWeek } from './channel-week.ts'
import { formatFits } from './format-fits.ts'
import type { HardBreak, HardRule } from './hard-rule.ts'
import { inWindow } from './in-window.ts'
import { keyDateWindow } from './key-date-window.ts'
import { knownParts } from './known-parts.ts'
import { planSize } from './plan-size.ts'
import { skipped } from './skipped.ts'
import { slot } from './slot.ts'

/** Rules that no choice of parts can satisfy come first, because the first broken rule is given as the reason why a placement fails. */
const HARD_RULES: readonly HardRule[] = [
  knownParts,
  inWindow,
  blackout,
  skipped,
  slot,
  formatFits,
  keyDateWindow,
  channelWeek,
  capacityWeek,
  planSize,
  channelDay,
  channelGap,
  alikeDistance,
]

/** Returns the first hard rule that a placement would break, given the other placements; null if it breaks none. */
export function findBreak(placed: Placed, others: readonly Placed[], context: PlanContext): HardBreak | null {
  for (const { id, findBreak: find } of HARD_RULES) {
    const values = find(placed, others, context)
    if (values) return { rule: id, values }
  }
  return null
}

/** Returns every hard rule that a placement breaks, given the other placements. */
export function findBreaks(placed: Placed, others: readonly Placed[], context: PlanContext): HardBreak[] {
  return HARD_RULES.flatMap(({ id, findBreak: find }) => {
    const values = find(placed, others, context)
    return values ? [{ rule: id, values }] : []
  })
}
