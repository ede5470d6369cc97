import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RECURRENCE_INTERVAL_MAX } from '@postwright/core/time/recurrence/recurrence-rule'
import { SelectField } from '@/ui/select-field.tsx'
import { weekdaysInOrder, weekdayName } from '@/ui/weekdays.ts'
import type { RuleForm } from './series-rule.ts'
import styles from './rule-editor.module.css'

const KINDS = ['daily', 'weekly', 'monthly', 'monthly_weekday'] as const
const WEEKS = ['1', '2', '3', '4', '5', '-1'] as const
const SHORT_MONTHS = ['last_day', 'skip'] as const

type Props = { form: RuleForm; onChange: (patch: Partial<RuleForm>) => void }

export function RhythmFields({ form, onChange }: Props) {
  const { t } = useTranslation('repeats')
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label={t('repeats:field.kind')}
          value={form.kind}
          options={KINDS.map((value) => ({ value, label: t(`repeats:kind.${value}`) }))}
          onChange={(kind) => onChange({ kind })}
        />
        <NumberInput
          label={t(`repeats:interval.${form.kind}`)}
          value={form.interval}
          onChange={(interval) => onChange({ interval: Number(interval) })}
          min={1}
          max={RECURRENCE_INTERVAL_MAX}
          allowDecimal={false}
        />
      </div>
      {form.kind === 'weekly' && (
        <WeekdayPicker value={form.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      )}
      {form.kind === 'monthly' && (
        <div className={styles.row}>
          <NumberInput
            label={t('repeats:field.day')}
            value={form.day}
            onChange={(day) => onChange({ day: Number(day) })}
            min={1}
            max={31}
            allowDecimal={false}
          />
          {form.day > 28 && (
            <SelectField
              label={t('repeats:field.shortMonth')}
              value={form.shortMonth}
              options={SHORT_MONTHS.map((value) => ({ value, label: t(`repeats:shortMonth.${value}`) }))}
              onChange={(shortMonth) => onChange({ shortMonth })}
            />
          )}
        </div>
      )}
      {form.kind === 'monthly_weekday' && (
        <div className={styles.row}>
          <SelectField
            label={t('repeats:field.week')}
            value={String(form.week)}
            options={WEEKS.map((value) => ({ value, label: t(`repeats:week.${value === '-1' ? 'last' : value}`) }))}
            onChange={(week) => onChange({ week: weekOf(week) })}
          />
          <SelectField
            label={t('repeats:field.weekday')}
            value={String(form.weekday)}
            options={weekdaysInOrder().map((day) => ({ value: String(day), label: weekdayName(day) }))}
            onChange={(weekday) => onChange({ weekday: Number(weekday) })}
          />
        </div>
      )}
    </>
  )
}

function weekOf(name: string): RuleForm['week'] {
  return ([1, 2, 3, 4, 5] as const).find((week) => String(week) === name) ?? -1
}

type WeekdayPickerProps = { value: readonly number[]; onChange: (weekdays: number[]) => void }

/** Lets the user choose days of the week, at least one. */
function WeekdayPicker({ value, onChange }: WeekdayPickerProps) {
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
