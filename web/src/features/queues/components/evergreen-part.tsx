import { useTranslation } from 'react-i18next'
import {
  type EvergreenSettings,
  type Queue,
  evergreenOrderSchema,
  evergreenSettingsSchema,
} from '@postwright/core/model/queue'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { useEvergreens } from '../data/queues.ts'
import type { useQueueCommands } from '../use-queue-commands.ts'
import { EvergreenRow } from './evergreen-row.tsx'
import styles from './evergreen.module.css'
import { Button, NumberInput } from '@mantine/core'
import { EVERGREEN_DAYS_MAX, EVERGREEN_REPEATS_MAX } from '@postwright/core/limits'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FIELD_ORDER } from '@/ui/field-label.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'

/** Default settings: repeats are a month apart and never end. Networks refuse or hide a text that is repeated too soon. */
const TO_BEGIN_WITH: EvergreenSettings = { order: 'oldest', gapDays: 30, repeatsMax: 0, expiryDays: 0 }

type Props = { workspaceId: string; queue: Queue; commands: ReturnType<typeof useQueueCommands> }

/** Shows a queue's evergreen settings and the posts that it republishes. */
export function EvergreenPart({ workspaceId, queue, commands }: Props) {
  const { t } = useTranslation('queues')
  const read = useEvergreens(workspaceId, queue.id)
  const { evergreen } = queue
  return (
    <div className={styles.part}>
      <SwitchRow
        label={t('queues:evergreen.switch')}
        description={t('queues:evergreen.description')}
        checked={evergreen !== null}
        disabled={commands.isRunning}
        onChange={(isOn) => void commands.change({ evergreen: isOn ? TO_BEGIN_WITH : null })}
      />
      {evergreen && (
        <>
          <EvergreenForm
            key={queue.rev}
            settings={evergreen}
            isBusy={commands.isRunning}
            onSave={(settings) => commands.change({ evergreen: settings })}
          />
          <DataState
            read={read}
            loading={<SkeletonList rows={3} label={t('queues:evergreen.loading')} />}
            errorTitle={t('queues:evergreen.error')}
            empty={<p className={styles.none}>{t('queues:evergreen.none')}</p>}
          >
            {(all) => (
              <ul className={styles.list} aria-label={t('queues:evergreen.label')}>
                {all.map((each) => (
                  <EvergreenRow key={each.id} workspaceId={workspaceId} evergreen={each} settings={evergreen} />
                ))}
              </ul>
            )}
          </DataState>
        </>
      )}
    </div>
  )
}

type EvergreenFormProps = {
  settings: EvergreenSettings
  isBusy: boolean
  onSave: (settings: EvergreenSettings) => Promise<unknown>
}

const NUMBERS = [
  { name: 'gapDays', min: 1, max: EVERGREEN_DAYS_MAX },
  { name: 'repeatsMax', min: 0, max: EVERGREEN_REPEATS_MAX },
  { name: 'expiryDays', min: 0, max: EVERGREEN_DAYS_MAX },
] as const

/** The order, minimum distance, maximum number and duration of repeats. */
function EvergreenForm({ settings, isBusy, onSave }: EvergreenFormProps) {
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
