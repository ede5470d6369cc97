import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelSettings } from '@postwright/core/model/model-settings'
import { MODEL_BUDGET_MAX, MODEL_BUDGET_MIN } from '@postwright/core/model/model-limits'
import { OfferedNotice } from '@/models/offered-notice.tsx'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { PasswordField } from '@/ui/password-field.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { countText } from '../count-text.ts'
import { clearModel, saveModel, type Tried } from '../data/model-settings-commands.ts'
import { type ModelFormOutput, modelFormSchema, type ModelFormValues, typedKey, valuesOf } from '../model-form.ts'
import { TryModel } from './try-model.tsx'

type Props = { workspaceId: string; settings: ModelSettings | null }

/** The form of a workspace's model: address, model, key and budget. */
export function ModelSection({ workspaceId, settings }: Props) {
  const { t } = useTranslation(['models', 'settings', 'auth'])
  const online = useOnline()
  const removing = useApiCall()
  const [tried, setTried] = useState<Tried | null>(null)
  const outputField = tried?.outputField ?? settings?.outputField ?? 'max_tokens'
  const { form, submit, isSending, failure, errorOf } = useApiForm<ModelFormValues, ModelFormOutput>({
    schema: modelFormSchema,
    defaultValues: valuesOf(settings),
    async send({ key, ...values }) {
      await saveModel({ workspaceId, ...values, outputField, ...typedKey(key) })
      form.reset({ ...form.getValues(), key: '' })
      toast.success(t('models:settings.saved'))
    },
  })
  // What was tried says nothing about what is typed since.
  const anew = { onChange: () => setTried(null) }
  const range = { min: countText(MODEL_BUDGET_MIN), max: countText(MODEL_BUDGET_MAX) }

  const remove = () =>
    removing.run(async () => {
      await clearModel(workspaceId)
      form.reset(valuesOf(null))
      setTried(null)
      toast.success(t('models:settings.removed'))
    })

  return (
    <form onSubmit={submit} noValidate>
      <FormError message={failure ?? removing.failure} />
      <OfflineNote text={t('settings:offline')} />
      {settings === null && <OfferedNotice isManaging />}
      <TextField
        {...form.register('address', anew)}
        label={t('models:settings.address')}
        hint={t('models:settings.addressHint')}
        inputMode="url"
        autoComplete="off"
        error={errorOf('address', t('models:settings.addressWrong'))}
        mb="lg"
      />
      <TextField
        {...form.register('model', anew)}
        label={t('models:settings.model')}
        hint={t('models:settings.modelHint')}
        autoComplete="off"
        error={errorOf('model', t('models:settings.modelWrong'))}
        mb="lg"
      />
      <PasswordField
        {...form.register('key', anew)}
        label={t('models:settings.key')}
        description={
          settings?.hasKey ? t('models:settings.keyKept', { end: settings.keyEnd }) : t('models:settings.keyHint')
        }
        autoComplete="off"
        error={errorOf('key', t('models:settings.keyWrong'))}
        mb="lg"
      />
      <TextField
        {...form.register('monthlyTokens')}
        label={t('models:settings.budget')}
        hint={t('models:settings.budgetHint')}
        inputMode="numeric"
        error={errorOf('monthlyTokens', t('models:settings.budgetWrong', range))}
      />
      <TryModel
        read={() => form.trigger(['address', 'model', 'key']).then((isFine) => (isFine ? form.getValues() : null))}
        workspaceId={workspaceId}
        tried={tried}
        onTried={setTried}
      />
      <Group mt="lg" gap="sm">
        <Button type="submit" loading={isSending} disabled={!online}>
          {t('models:settings.save')}
        </Button>
        {settings && (
          <Button
            variant="subtle"
            color="red"
            loading={removing.isRunning}
            disabled={!online}
            onClick={() => void remove()}
          >
            {t('models:settings.remove')}
          </Button>
        )}
      </Group>
    </form>
  )
}
