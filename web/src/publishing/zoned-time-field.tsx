import '@mantine/dates/styles.layer.css'
import { DateTimePicker } from '@mantine/dates'
import { IconCalendarTime } from '@tabler/icons-react'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'
import { formatZoned, showsOtherTime, viewerZone, zoneTown } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import type { LocalTimeProblem } from './local-time-check.ts'
import { PRESET_NAMES, schedulePresets } from './schedule-presets.ts'
import styles from './zoned-time-field.module.css'

const SHOWN = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

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
  const id = useId()
  const now = useNow(30_000)
  const placeholder = t('publishing:time.placeholder')
  const presets = schedulePresets(now, tzid).map(({ preset, local }) => ({
    label: t(PRESET_NAMES[preset]),
    value: toPicker(local),
  }))
  return (
    <div className={styles.field}>
      <DateTimePicker
        ref={ref}
        id={id}
        classNames={{ datePickerRoot: styles.calendar, presetsList: styles.presets }}
        aria-label={t('publishing:time.named', { time: value === null ? placeholder : shown(toPicker(value)) })}
        ariaLabels={{
          previousMonth: t('publishing:time.previousMonth'),
          nextMonth: t('publishing:time.nextMonth'),
          previousYear: t('publishing:time.previousYear'),
          nextYear: t('publishing:time.nextYear'),
          previousDecade: t('publishing:time.previousYears'),
          nextDecade: t('publishing:time.nextYears'),
        }}
        timePickerProps={{
          hoursInputLabel: t('publishing:time.hours'),
          minutesInputLabel: t('publishing:time.minutes'),
        }}
        submitButtonProps={{ 'aria-label': t('publishing:time.done') }}
        clearButtonProps={{ 'aria-label': t('publishing:time.clear') }}
        placeholder={placeholder}
        leftSection={<IconCalendarTime size="1.125rem" aria-hidden />}
        valueFormat={shown}
        value={value === null ? null : toPicker(value)}
        onChange={(picked) => onChange(picked === null ? null : picked.slice(0, 16).replace(' ', 'T'))}
        minDate={fromInstant(now, tzid).local.slice(0, 10)}
        defaultTimeValue="09:00"
        firstDayOfWeek={1}
        weekendDays={[]}
        presets={presets}
        clearable={!disabled}
        disabled={disabled}
        error={problem ? t(`publishing:time.problem.${problem}`) : undefined}
        popoverProps={{ id, position: 'top-start', withinPortal: true }}
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

/** The picker's own value (`YYYY-MM-DD HH:mm:ss`, no zone) as people read it. */
function shown(picked: string): string {
  return SHOWN.format(Date.parse(`${picked.replace(' ', 'T')}Z`))
}

function toPicker(local: string): string {
  return `${local.replace('T', ' ')}:00`
}
