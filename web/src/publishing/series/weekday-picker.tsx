import { useTranslation } from 'react-i18next'
import { weekdayName } from '../weekday-name.ts'
import styles from './rule-editor.module.css'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

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
      {WEEKDAYS.map((day) => (
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
