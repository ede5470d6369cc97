import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownSharedModel } from '@postwright/core/api/shared-models'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { changeSharedModel } from '@postwright/core/api/shared-models'
import { call } from '@/lib/api-client.ts'
import { type OfferFormOutput, offerFormSchema, type OfferFormValues, offerValuesOf } from '../shared-model-form.ts'
import { OfferFields } from './offer-fields.tsx'

type Props = { shared: ShownSharedModel; onClose: () => void; onSaved: () => void }

/** Changes the name, allowance and expiry of a provider's key. */
export function ChangeModelDialog({ shared, onClose, onSaved }: Props) {
  const { t } = useTranslation('integrations')
  const sensitive = useSensitive()
  const { id: modelId, isOffered, name } = shared
  const { form, submit, isSending, failure, errorOf } = useApiForm<OfferFormValues, OfferFormOutput>({
    schema: offerFormSchema,
    defaultValues: offerValuesOf(shared),
    async send(values) {
      const outcome = await sensitive.run(() => call(changeSharedModel, { modelId, isOffered, ...values }))
      if (!outcome.done) return
      toast.success(t('integrations:shared.changed', { name: values.name }))
      onSaved()
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('integrations:shared.changeTitle', { name })}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <OfferFields register={(field) => form.register(field)} errorOf={errorOf} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('integrations:close')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('integrations:shared.save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}
