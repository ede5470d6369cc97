import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import { DateTimeField } from '@/ui/date-time-field.tsx'
import { formatZoned, showsOtherTime, viewerZone, zoneTown } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import type { LocalTimeProblem } from './local-time-check.ts'
import { PRESET_NAMES, schedulePresets } from './schedule-presets.ts'

type Props = {
  /** Wall-clock time in `tzid`, `YYYY-MM-DDTHH:mm`; null while none is chosen. */
  value: string | null
  onChange: (local: string | null) => void
  tzid: string
  problem?: LocalTimeProblem | null | undefined
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** When a post goes out, on the wall clock of a zone; names the zone, and the viewer's time when it differs. */
export function ZonedTimeField({ value, onChange, tzid, problem, disabled, ref }: Props) {
  const { t } = useTranslation(['publishing', 'ui'])
  const now = useNow(30_000)
  const presets = schedulePresets(now, tzid).map(({ preset, local }) => ({ label: t(PRESET_NAMES[preset]), local }))
  return (
    <DateTimeField
      ref={ref}
      value={value}
      onChange={onChange}
      presets={presets}
      minDate={fromInstant(now, tzid).local.slice(0, 10)}
      disabled={disabled}
      error={problem ? t(`publishing:time.problem.${problem}`) : undefined}
      note={
        <>
          {t('ui:time.zone', { zone: zoneTown(tzid) })}
          {value !== null && <ViewerTime local={value} tzid={tzid} now={now} />}
        </>
      }
    />
  )
}

function ViewerTime({ local, tzid, now }: { local: string; tzid: string; now: number }) {
  const { t } = useTranslation('ui')
  const { instant } = toZonedTime(local, tzid)
  const viewer = viewerZone()
  if (!showsOtherTime(instant, tzid, viewer)) return null
  return <> · {t('ui:time.viewer', { time: formatZoned(instant, viewer, now) })}</>
}
