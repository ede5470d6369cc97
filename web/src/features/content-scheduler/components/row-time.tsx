import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { useWorkspace } from '@/session/use-workspace.ts'
import { formatClock, showsOtherTime, viewerZone, zoneTown } from '@/ui/format-time.ts'
import classes from './schedule.module.css'

/** The clock time in the zone that is shown, and the viewer's, or else the workspace's, when that shows something else. */
export function RowTime({ variant, tzid }: { variant: Variant; tzid: string }) {
  const { t } = useTranslation('scheduler')
  const { instant } = variant.scheduled
  const { timeZone } = useWorkspace()
  const viewer = viewerZone()
  const other = tzid === viewer ? timeZone : viewer
  return (
    <div className={classes.time}>
      <time dateTime={new Date(instant).toISOString()}>{formatClock(instant, tzid)}</time>
      {showsOtherTime(instant, tzid, other) && (
        <span className={classes.viewer}>
          {t('scheduler:row.viewerTime', { time: formatClock(instant, other), zone: zoneTown(other) })}
        </span>
      )}
    </div>
  )
}
