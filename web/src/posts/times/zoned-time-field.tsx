import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import { DateTimeField } from '@/ui/date-time-field.tsx'
import { formatTimeOfDay, formatZoned, zoneTown } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import { clockChange } from '@postwright/core/time/clock-change'
import type { LocalTimeProblem } from './local-time-check.ts'
import { MORNING, PRESET_NAMES, presetTime, schedulePresets } from './schedule-presets.ts'

type Props = {
  /** Wall-clock time in `tzid`, `YYYY-MM-DDTHH:mm`; null if none is chosen. */
  value: string | null
  onChange: (local: string | null) => void
  tzid: string
  problem?: LocalTimeProblem | null | undefined
  /** Message that replaces the default one. */
  fault?: string | undefined
  disabled?: boolean
  /** Input element of the time. */
  ref?: Ref<HTMLInputElement>
}

/** Edits the time of a post in a time zone; shows the zone, and the effect of a clock change on the time. */
export function ZonedTimeField({ value, onChange, tzid, problem, fault, disabled, ref }: Props) {
  const { t } = useTranslation(['publishing', 'ui'])
  const now = useNow(30_000)
  const presets = schedulePresets(now, tzid).map(({ preset }) => ({
    label: t(PRESET_NAMES[preset], { time: formatTimeOfDay(MORNING) }),
    read: () => presetTime(preset, Date.now(), tzid),
  }))
  return (
    <DateTimeField
      ref={ref}
      value={value}
      onChange={onChange}
      now={fromInstant(now, tzid).local}
      presets={presets}
      disabled={disabled}
      error={fault ?? (problem ? t(`publishing:time.problem.${problem}`) : undefined)}
      note={
        <>
          {t('ui:time.zone', { zone: zoneTown(tzid) })}
          {value !== null && <ClockChange local={value} tzid={tzid} now={now} />}
        </>
      }
    />
  )
}

function ClockChange({ local, tzid, now }: { local: string; tzid: string; now: number }) {
  const { t } = useTranslation('publishing')
  const change = clockChange(local, tzid)
  if (change === null) return null
  const time = formatZoned(toZonedTime(local, tzid).instant, tzid, now)
  return <> · {t(`publishing:time.clocks.${change}`, { time })}</>
}
