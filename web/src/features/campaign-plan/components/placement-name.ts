import type { TFunction } from 'i18next'
import type { Placement } from '@postwright/core/plan/placement'
import { formatLongDate, formatTimeOfDay } from '@/ui/format-time.ts'
import type { PlanNames } from '../plan-words.ts'

/** A post of a plan by pillar, channel, day and time. */
export function nameOfPlacement(t: TFunction, { pillarId, channelId, local }: Placement, names: PlanNames): string {
  return t('campaign-plan:post.name', {
    pillar: names.of(pillarId),
    channel: names.of(channelId),
    day: formatLongDate(local.slice(0, 10)),
    time: formatTimeOfDay(local.slice(11)),
  })
}
