import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { formatClock, showsOtherTime, viewerZone, zoneTown } from '@/ui/format-time.ts'
import classes from './schedule.module.css'

/** The clock time in the workspace's zone, and the viewer's when that shows something else. */
export function RowTime({ variant, tzid }: { variant: Variant; tzid: string }) {
  const { t } = useTranslation('scheduler')
  const { instant } = variant.scheduled
  const viewer = viewerZone()
  return (
    <div className={classes.time}>
      <time dateTime={new Date(instant).toISOString()}>{formatClock(instant, tzid)}</time>
      {showsOtherTime(instant, tzid, viewer) && (
        <span className={classes.viewer}>
          {t('scheduler:row.viewerTime', { time: formatClock(instant, viewer), zone: zoneTown(viewer) })}
        </span>
      )}
    </div>
  )
}
