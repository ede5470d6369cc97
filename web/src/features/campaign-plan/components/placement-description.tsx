import type { TFunction } from 'i18next'
import type { Placement } from '@postwright/core/campaign-plan/placement'
import { formatLongDate, formatTimeOfDay } from '@/ui/format-time.ts'
import { type PlanNames, breakText, reasonText } from '../plan-words.ts'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ExplainedPlacement } from '@postwright/core/campaign-plan/solve-plan'
import styles from './campaign-plan.module.css'

/** Returns a description of a planned post by pillar, channel, day and time. */
export function nameOfPlacement(t: TFunction, { pillarId, channelId, local }: Placement, names: PlanNames): string {
  return t('campaign-plan:post.name', {
    pillar: names.of(pillarId),
    channel: names.of(channelId),
    day: formatLongDate(local.slice(0, 10)),
    time: formatTimeOfDay(local.slice(11)),
  })
}

/** Shows the reasons for a post's place, and the hard rules that it breaks because a user keeps it there. */
export function PlacementReasons({ placement, names }: { placement: ExplainedPlacement; names: PlanNames }) {
  const { t } = useTranslation('campaign-plan')
  return (
    <>
      {placement.breaks.length > 0 && (
        <Alert color="yellow" title={t('campaign-plan:post.breaks')}>
          <ul className={styles.plainList}>
            {placement.breaks.map((broken) => (
              <li key={broken.rule}>{breakText(t, broken)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <ul className={styles.reasons} aria-label={t('campaign-plan:post.why')}>
        {placement.reasons.map((reason) => (
          <li key={reason.code}>{reasonText(t, reason, names)}</li>
        ))}
      </ul>
    </>
  )
}
