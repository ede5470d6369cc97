import '@mantine/dates/styles.layer.css'
import { DateTimePicker } from '@mantine/dates'
import { IconCalendarTime } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import { formatZoned, showsOtherTime, viewerZone, zoneTown } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import type { LocalTimeProblem } from './local-time-check.ts'
import { PRESET_NAMES, schedulePresets } from './schedule-presets.ts'
import styles from './zoned-time-field.module.css'

type Props = {
  /** Wall-clock time in `tzid`, `YYYY-MM-DDTHH:mm`; null while none is chosen. */
  value: string | null
  onChange: (local: string | null) => void
  tzid: string
  problem?: LocalTimeProblem | null | undefined
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A date and time in a given zone, with the times people choose most; names the zone, and the viewer's time when it differs. */
export function ZonedTimeField({ value, onChange, tzid, problem, disabled = false, ref }: Props) {
  const { t } = useTranslation('publishing')
  const now = useNow(30_000)
  const presets = schedulePresets(now, tzid).map(({ preset, local }) => ({
    label: t(PRESET_NAMES[preset]),
    value: toPicker(local),
  }))
  return (
    <div className={styles.field}>
      <DateTimePicker
        ref={ref}
        aria-label={t('publishing:time.label')}
        placeholder={t('publishing:time.placeholder')}
        leftSection={<IconCalendarTime size="1.125rem" aria-hidden />}
        valueFormat="ddd, MMM D, YYYY · HH:mm"
        value={value === null ? null : toPicker(value)}
        onChange={(picked) => onChange(picked === null ? null : picked.slice(0, 16).replace(' ', 'T'))}
        minDate={fromInstant(now, tzid).local.slice(0, 10)}
        defaultTimeValue="09:00"
        firstDayOfWeek={1}
        presets={presets}
        clearable={!disabled}
        disabled={disabled}
        error={problem ? t(`publishing:time.problem.${problem}`) : undefined}
        popoverProps={{ position: 'top-start', withinPortal: true }}
        dropdownType="popover"
      />
      <p className={styles.zone}>
        {t('publishing:time.zone', { zone: zoneTown(tzid) })}
        {value !== null && <ViewerTime local={value} tzid={tzid} now={now} />}
      </p>
    </div>
  )
}

function ViewerTime({ local, tzid, now }: { local: string; tzid: string; now: number }) {
  const { t } = useTranslation('publishing')
  const { instant } = toZonedTime(local, tzid)
  const viewer = viewerZone()
  if (!showsOtherTime(instant, tzid, viewer)) return null
  return <> · {t('publishing:time.viewer', { time: formatZoned(instant, viewer, now) })}</>
}

function toPicker(local: string): string {
  return `${local.replace('T', ' ')}:00`
}
