import { Trans, useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { isPending } from '@postwright/core/publishing/variant-state'
import { isUnderWay } from './is-under-way.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'

/** When a publication goes out, went out, or was meant to, in the zone it was planned in. */
export function VariantTime({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { scheduled, publishedAt, confirmedBy, state } = variant
  const instant = publishedAt ?? scheduled.instant
  const time = <ZonedTimeText instant={instant} tzid={scheduled.tzid} />
  if (publishedAt !== null && confirmedBy === null) {
    return (
      <span>
        <Trans t={t} i18nKey="publishing:row.published" components={{ time }} />
      </span>
    )
  }
  if (confirmedBy !== null) return <span>{t('publishing:row.confirmedByHand')}</span>
  const i18nKey = isPending(state) && !isUnderWay(variant) ? 'publishing:row.onTime' : 'publishing:row.wasPlanned'
  return (
    <span>
      <Trans t={t} i18nKey={i18nKey} components={{ time }} />
    </span>
  )
}
