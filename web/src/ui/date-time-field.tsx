import '@mantine/dates/styles.layer.css'
import { DateTimePicker } from '@mantine/dates'
import { IconCalendarTime } from '@tabler/icons-react'
import { useId, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWallClock } from './format-time.ts'
import styles from './date-time-field.module.css'

type Props = {
  /** Wall-clock time, `YYYY-MM-DDTHH:mm`; null while none is chosen. */
  value: string | null
  onChange: (local: string | null) => void
  /** Spoken before the time; a caller with a label of its own on the screen repeats it here. */
  label?: string
  /** Times to choose at one go, in wall-clock time. */
  presets?: readonly { label: string; local: string }[]
  /** `YYYY-MM-DD`; days before it cannot be chosen. */
  minDate?: string
  /** Stands below: whose wall clock this is, and what it means elsewhere. */
  note?: ReactNode
  error?: string
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A date and a time on a wall clock, from a calendar with the times people choose most. */
export function DateTimeField(props: Props) {
  const { value, onChange, presets, minDate, note, error, disabled = false, ref } = props
  const { t } = useTranslation('ui')
  const id = useId()
  const placeholder = t('ui:time.placeholder')
  const label = props.label ?? t('ui:time.label')
  return (
    <div className={styles.field}>
      <DateTimePicker
        ref={ref}
        id={id}
        classNames={{ datePickerRoot: styles.calendar, presetsList: styles.presets }}
        aria-label={t('ui:time.named', { label, time: value === null ? placeholder : shown(toPicker(value)) })}
        ariaLabels={{
          previousMonth: t('ui:time.previousMonth'),
          nextMonth: t('ui:time.nextMonth'),
          previousYear: t('ui:time.previousYear'),
          nextYear: t('ui:time.nextYear'),
          previousDecade: t('ui:time.previousYears'),
          nextDecade: t('ui:time.nextYears'),
        }}
        timePickerProps={{ hoursInputLabel: t('ui:time.hours'), minutesInputLabel: t('ui:time.minutes') }}
        submitButtonProps={{ 'aria-label': t('ui:time.done') }}
        clearButtonProps={{ 'aria-label': t('ui:time.clear') }}
        placeholder={placeholder}
        leftSection={<IconCalendarTime size="1.125rem" aria-hidden />}
        valueFormat={shown}
        value={value === null ? null : toPicker(value)}
        onChange={(picked) => onChange(picked === null ? null : picked.slice(0, 16).replace(' ', 'T'))}
        minDate={minDate}
        defaultTimeValue="09:00"
        firstDayOfWeek={1}
        weekendDays={[]}
        presets={presets?.map((preset) => ({ label: preset.label, value: toPicker(preset.local) }))}
        clearable={!disabled}
        disabled={disabled}
        error={error}
        popoverProps={{ id, position: 'top-start', withinPortal: true }}
        dropdownType="popover"
      />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  )
}

/** The picker's own value (`YYYY-MM-DD HH:mm:ss`, no zone) as people read it. */
function shown(picked: string): string {
  return formatWallClock(picked.replace(' ', 'T'))
}

function toPicker(local: string): string {
  return `${local.replace('T', ' ')}:00`
}
