import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownSharedModel } from '@postwright/core/api/shared-models'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { rotateSharedModel } from '@postwright/core/api/shared-models'
import { call } from '@/lib/api-client.ts'
import { type RotateFormOutput, rotateFormSchema, type RotateFormValues } from '../shared-model-form.ts'
import { useAttemptText } from '../use-attempt-text.ts'
import { KeyEndField } from './key-end.tsx'
import { SharedModelEffects } from './shared-model-effects.tsx'

type Props = { shared: ShownSharedModel; onClose: () => void; onSaved: () => void }

/** Replaces the key of a provider, after showing who is affected; the new key is tested before the swap. */
export function RotateModelDialog({ shared, onClose, onSaved }: Props) {
  const { t } = useTranslation('integrations')
  const sensitive = useSensitive()
  const textOf = useAttemptText()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { name, id: modelId } = shared
  const { form, submit, isSending, failure, errorOf } = useApiForm<RotateFormValues, RotateFormOutput>({
    schema: rotateFormSchema,
    defaultValues: { key: '', keyEndsAt: '' },
    async send(values) {
      setRefusal(null)
      const outcome = await sensitive.run(() => call(rotateSharedModel, { modelId, ...values }))
      if (!outcome.done) return
      if (outcome.value.model === null) {
        setRefusal(`${textOf(outcome.value)} ${t('integrations:shared.keptKey')}`)
        return
      }
      toast.success(t('integrations:rotate.done', { name }))
      onSaved()
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('integrations:shared.rotateTitle', { name })}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure ?? refusal} takesFocus />
        <Stack gap="md">
          <SharedModelEffects modelId={modelId} text={t('integrations:shared.rotateEffect')} />
          <PasswordInput
            {...form.register('key')}
            label={t('integrations:shared.newKey')}
            error={errorOf('key', t('integrations:shared.keyWrong'))}
            autoComplete="off"
            data-autofocus
          />
          <KeyEndField {...form.register('keyEndsAt')} error={errorOf('keyEndsAt', t('integrations:keyEnd.wrong'))} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('integrations:close')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('integrations:rotate.test')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}
