import { useTranslation } from 'react-i18next'
import { toZonedTime } from '@postwright/core/time/zoned-time'
import { formatMoment } from '@/ui/format-moment.ts'
import { formatZoned, showsOtherTime, viewerZone } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'

type Props = {
  /** Wall-clock time in `tzid`, `YYYY-MM-DDTHH:mm`. */
  local: string
  tzid: string
}

/** The exact moment that a wall-clock time means, with its zone, and the viewer's own time when that differs. */
export function MomentText({ local, tzid }: Props) {
  const { t } = useTranslation('ui')
  const now = useNow(60_000)
  const { instant } = toZonedTime(local, tzid)
  const viewer = viewerZone()
  return (
    <>
      {formatMoment(instant, tzid, now)}
      {showsOtherTime(instant, tzid, viewer) && (
        <> · {t('ui:time.viewer', { time: formatZoned(instant, viewer, now) })}</>
      )}
    </>
  )
}
