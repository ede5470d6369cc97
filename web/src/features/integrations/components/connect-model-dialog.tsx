import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { connectSharedModel } from '@postwright/core/api/shared-models'
import { call } from '@/lib/api-client.ts'
import {
  type ConnectFormOutput,
  connectFormSchema,
  type ConnectFormValues,
  offerValuesOf,
} from '../shared-model-form.ts'
import { useAttemptText } from '../use-attempt-text.ts'
import { OfferFields } from './offer-fields.tsx'

type Props = { onClose: () => void; onSaved: () => void }

/** Connects a provider; the key is tested with a one-word request before anything is stored. */
export function ConnectModelDialog({ onClose, onSaved }: Props) {
  const { t } = useTranslation('integrations')
  const sensitive = useSensitive()
  const textOf = useAttemptText()
  const [refusal, setRefusal] = useState<string | null>(null)
  // Kept across retries, so that a retry after a lost response recognizes the provider that is already connected.
  const [modelId] = useState(() => crypto.randomUUID())
  const { form, submit, isSending, failure, errorOf } = useApiForm<ConnectFormValues, ConnectFormOutput>({
    schema: connectFormSchema,
    defaultValues: { ...offerValuesOf(null), address: '', model: '', key: '' },
    async send(values) {
      setRefusal(null)
      const outcome = await sensitive.run(() => call(connectSharedModel, { modelId, ...values }))
      if (!outcome.done) return
      if (outcome.value.model === null) {
        setRefusal(`${textOf(outcome.value)} ${t('integrations:shared.nothingStored')}`)
        return
      }
      toast.success(t('integrations:shared.connected', { name: values.name }))
      onSaved()
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('integrations:shared.connectTitle')}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure ?? refusal} takesFocus />
        <Stack gap="md">
          <OfferFields register={(name) => form.register(name)} errorOf={errorOf} />
          <TextField
            {...form.register('address')}
            label={t('integrations:shared.address')}
            hint={t('integrations:shared.addressHint')}
            error={errorOf('address', t('integrations:shared.addressWrong'))}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            {...form.register('model')}
            label={t('integrations:shared.model')}
            hint={t('integrations:shared.modelHint')}
            error={errorOf('model', t('integrations:missing'))}
            autoComplete="off"
            spellCheck={false}
          />
          <PasswordInput
            {...form.register('key')}
            label={t('integrations:shared.key')}
            error={errorOf('key', t('integrations:shared.keyWrong'))}
            autoComplete="off"
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('integrations:close')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('integrations:shared.connectSave')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}
