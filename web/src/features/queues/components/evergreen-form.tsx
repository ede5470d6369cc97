import { Button, NumberInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { EVERGREEN_DAYS_MAX, EVERGREEN_REPEATS_MAX } from '@postwright/core/limits'
import { evergreenOrderSchema, type EvergreenSettings } from '@postwright/core/model/queue'
import { FIELD_ORDER } from '@/ui/field-order.ts'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './evergreen.module.css'

type Props = { settings: EvergreenSettings; isBusy: boolean; onSave: (settings: EvergreenSettings) => void }

const NUMBERS = [
  { field: 'gapDays', min: 1, max: EVERGREEN_DAYS_MAX },
  { field: 'repeatsMax', min: 0, max: EVERGREEN_REPEATS_MAX },
  { field: 'expiryDays', min: 0, max: EVERGREEN_DAYS_MAX },
] as const

/** In which order posts come again, how far apart, how often and how long. */
export function EvergreenForm({ settings, isBusy, onSave }: Props) {
  const { t } = useTranslation('queues')
  const [draft, setDraft] = useState(settings)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(settings)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(draft)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label={t('queues:evergreen.order.label')}
        value={draft.order}
        options={evergreenOrderSchema.options.map((value) => ({ value, label: t(`queues:evergreen.order.${value}`) }))}
        onChange={(order) => setDraft({ ...draft, order })}
      />
      {NUMBERS.map(({ field, min, max }) => (
        <NumberInput
          key={field}
          label={t(`queues:evergreen.${field}.label`)}
          description={t(`queues:evergreen.${field}.hint`)}
          inputWrapperOrder={FIELD_ORDER}
          min={min}
          max={max}
          clampBehavior="strict"
          allowDecimal={false}
          value={draft[field]}
          onChange={(value) => setDraft({ ...draft, [field]: typeof value === 'number' ? value : min })}
        />
      ))}
      <div className={styles.formEnd}>
        <Button type="submit" disabled={!isChanged} loading={isBusy}>
          {t('queues:evergreen.save')}
        </Button>
      </div>
    </form>
  )
}
