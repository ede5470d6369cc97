import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RECURRENCE_COUNT_MAX } from '@postwright/core/time/recurrence/series-limits'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { DayField } from '@/ui/day-field.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import type { RuleForm } from './rule-form.ts'
import styles from './rule-editor.module.css'

const ENDS = ['never', 'on', 'after'] as const

type Props = { form: RuleForm; now: number; onChange: (patch: Partial<RuleForm>) => void }

/** When a series ends. */
export function EndFields({ form, now, onChange }: Props) {
  const { t } = useTranslation('repeats')
  return (
    <div className={styles.row}>
      <SelectField
        label={t('repeats:field.end')}
        value={form.endKind}
        options={ENDS.map((value) => ({ value, label: t(`repeats:end.${value}`) }))}
        onChange={(endKind) => onChange({ endKind })}
      />
      {form.endKind === 'on' && (
        <DayField
          ref={null}
          value={form.endDay}
          onChange={(endDay) => onChange({ endDay })}
          today={fromInstant(now, form.tzid).local.slice(0, 10)}
          disabled={false}
        />
      )}
      {form.endKind === 'after' && (
        <NumberInput
          label={t('repeats:field.count')}
          value={form.count}
          onChange={(count) => onChange({ count: Number(count) })}
          min={1}
          max={RECURRENCE_COUNT_MAX}
          allowDecimal={false}
        />
      )}
    </div>
  )
}
