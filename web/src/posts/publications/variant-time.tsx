import { useTranslation } from 'react-i18next'
import { COMMENT_DELAY } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { isPending } from '@postwright/core/publishing/variant-state'
import { isUnderWay } from './is-under-way.ts'
import { SentenceWith } from '@/ui/sentence-with.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'

/** When a publication goes out, went out, or was meant to, in the zone it was planned in. A part that waits has no time yet. */
export function VariantTime({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { scheduled, publishedAt, confirmedBy, state, partKind } = variant
  const instant = publishedAt ?? scheduled.instant
  const time = <ZonedTimeText instant={instant} tzid={scheduled.tzid} />
  if (publishedAt !== null && confirmedBy === null) {
    return (
      <span>
        <SentenceWith sentence={(slot) => t('publishing:row.published', { time: slot })}>{time}</SentenceWith>
      </span>
    )
  }
  if (state === 'approved' && partKind !== 'post') {
    return <span>{t(`publishing:row.follows.${partKind}`, { count: COMMENT_DELAY / 60_000 })}</span>
  }
  if (confirmedBy !== null) return <span>{t('publishing:row.confirmedByHand')}</span>
  const key = isPending(state) && !isUnderWay(variant) ? 'publishing:row.onTime' : 'publishing:row.wasPlanned'
  return (
    <span>
      <SentenceWith sentence={(slot) => t(key, { time: slot })}>{time}</SentenceWith>
    </span>
  )
}
