import '@mantine/dates/styles.layer.css'
import { DatePickerInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { formatShortDate } from './format-time.ts'
import { weekStart } from './weekdays.ts'
import styles from './date-time-field.module.css'

/** Days of the week in the calendar's order, from Sunday. */
const WEEK_STARTS = [0, 1, 2, 3, 4, 5, 6] as const

type Props = {
  /** `YYYY-MM-DD`; null if none is chosen. */
  value: string | null
  onChange: (day: string) => void
  /** Day that is highlighted; earlier days cannot be chosen. */
  today: string
  disabled: boolean
  ref: Ref<HTMLButtonElement>
}

/** Edits a day with a calendar. The caller moves the focus after a choice. */
export function DayField({ value, onChange, today, disabled, ref }: Props) {
  const { t } = useTranslation('ui')
  const id = useId()
  const shown = (day: string) => formatShortDate(day, today)
  return (
    <DatePickerInput
      ref={ref}
      id={id}
      className={styles.day}
      classNames={{ day: styles.cell }}
      aria-label={t('ui:time.named', {
        label: t('ui:time.day'),
        time: value === null ? t('ui:time.chooseDay') : shown(value),
      })}
      ariaLabels={{
        previousMonth: t('ui:time.previousMonth'),
        nextMonth: t('ui:time.nextMonth'),
        previousYear: t('ui:time.previousYear'),
        nextYear: t('ui:time.nextYear'),
        previousDecade: t('ui:time.previousYears'),
        nextDecade: t('ui:time.nextYears'),
      }}
      placeholder={t('ui:time.chooseDay')}
      leftSection={<IconCalendar size="1.125rem" aria-hidden />}
      valueFormatter={({ date }) => (typeof date === 'string' ? shown(date) : '')}
      value={value}
      onChange={(day) => day !== null && onChange(day)}
      minDate={today}
      defaultDate={today}
      getDayProps={(day) => (day === today ? { 'aria-current': 'date' } : {})}
      firstDayOfWeek={WEEK_STARTS[weekStart() % WEEK_STARTS.length] ?? 1}
      weekendDays={[]}
      disabled={disabled}
      popoverProps={{ id, position: 'top-start', withinPortal: true, returnFocus: false }}
    />
  )
}
