import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addPasskey, beginPasskey } from '@postwright/core/api/second-factor'
import type { OutputOf } from '@postwright/core/endpoint'
import { PASSKEY_NAME_MAX, passkeyNameSchema } from '@postwright/core/model/second-factor'
import { call } from '@/lib/api-client.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { makePasskey, PasskeyCancelled } from '@/session/second-factor/passkey.ts'
import type { SensitiveOutcome } from '@/session/use-sensitive.tsx'
import { deviceName } from '@/ui/device-name.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'

const nameSchema = z.object({ name: passkeyNameSchema })

type Props = {
  run: <T>(work: () => Promise<T>) => Promise<SensitiveOutcome<T>>
  onClose: () => void
  onAdded: (reply: OutputOf<typeof addPasskey>) => void
}

/** Names a passkey and asks the browser to create it. */
export function AddPasskey({ run, onClose, onAdded }: Props) {
  const { t } = useTranslation(['settings', 'common'])
  const errorText = useErrorText()
  const { browser, system } = deviceName(navigator.userAgent)
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: nameSchema,
    defaultValues: { name: [browser, system].filter((part) => part !== null).join(', ') },
    fallbackField: 'name',
    async send({ name }) {
      const begun = await run(() => call(beginPasskey, {}))
      if (!begun.done) return
      onAdded(await call(addPasskey, { name, passkey: await makePasskey(begun.value.question) }))
    },
    words: (error) =>
      error instanceof PasskeyCancelled
        ? t(error.isKnown ? 'settings:secondFactor.passkey.known' : 'settings:secondFactor.passkey.cancelled')
        : errorText(error),
  })
  return (
    <Dialog title={t('settings:secondFactor.addPasskey')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t('settings:secondFactor.passkey.text')}</Text>
          <FormError message={failure} />
          <TextInput
            {...form.register('name')}
            data-autofocus
            maxLength={PASSKEY_NAME_MAX}
            label={t('settings:secondFactor.passkey.name')}
            error={errorOf('name', t('settings:secondFactor.passkey.missing'))}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('settings:secondFactor.passkey.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
