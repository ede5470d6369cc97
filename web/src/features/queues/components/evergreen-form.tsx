import { Button, NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EVERGREEN_DAYS_MAX, EVERGREEN_REPEATS_MAX } from '@postwright/core/limits'
import { evergreenOrderSchema, evergreenSettingsSchema, type EvergreenSettings } from '@postwright/core/model/queue'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FIELD_ORDER } from '@/ui/field-order.ts'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './evergreen.module.css'

type Props = { settings: EvergreenSettings; isBusy: boolean; onSave: (settings: EvergreenSettings) => Promise<unknown> }

const NUMBERS = [
  { name: 'gapDays', min: 1, max: EVERGREEN_DAYS_MAX },
  { name: 'repeatsMax', min: 0, max: EVERGREEN_REPEATS_MAX },
  { name: 'expiryDays', min: 0, max: EVERGREEN_DAYS_MAX },
] as const

/** In which order posts come again, how far apart, how often and how long. */
export function EvergreenForm({ settings, isBusy, onSave }: Props) {
  const { t } = useTranslation('queues')
  const { form, submit, failure, field } = useApiForm({
    schema: evergreenSettingsSchema,
    defaultValues: settings,
    async send(changed) {
      await onSave(changed)
    },
  })

  return (
    <div>
      <FormError message={failure} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <SelectField
          label={t('queues:evergreen.order.label')}
          {...field('order')}
          options={evergreenOrderSchema.options.map((value) => ({
            value,
            label: t(`queues:evergreen.order.${value}`),
          }))}
        />
        {NUMBERS.map(({ name, min, max }) => (
          <NumberInput
            key={name}
            label={t(`queues:evergreen.${name}.label`)}
            description={t(`queues:evergreen.${name}.hint`)}
            inputWrapperOrder={FIELD_ORDER}
            min={min}
            max={max}
            clampBehavior="strict"
            allowDecimal={false}
            value={field(name).value}
            onChange={(value) => field(name).onChange(typeof value === 'number' ? value : min)}
          />
        ))}
        <div className={styles.formEnd}>
          <Button type="submit" disabled={!form.formState.isDirty} loading={isBusy}>
            {t('queues:evergreen.save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
