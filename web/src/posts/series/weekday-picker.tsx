import { useTranslation } from 'react-i18next'
import { weekdaysInOrder } from '@/ui/week-start.ts'
import { weekdayName } from '@/ui/weekday-name.ts'
import styles from './rule-editor.module.css'

type Props = { value: readonly number[]; onChange: (weekdays: number[]) => void }

/** Days of the week, at least one of them. */
export function WeekdayPicker({ value, onChange }: Props) {
  const { t } = useTranslation('repeats')
  function toggle(day: number) {
    const isLast = value.length === 1 && value[0] === day
    if (!isLast) onChange(value.includes(day) ? value.filter((each) => each !== day) : [...value, day])
  }
  return (
    <fieldset className={styles.weekdays}>
      <legend>{t('repeats:field.weekdays')}</legend>
      {weekdaysInOrder().map((day) => (
        <button
          key={day}
          type="button"
          className={styles.weekday}
          aria-pressed={value.includes(day)}
          aria-label={weekdayName(day)}
          onClick={() => toggle(day)}
        >
          {weekdayName(day, 'short')}
        </button>
      ))}
    </fieldset>
  )
}
