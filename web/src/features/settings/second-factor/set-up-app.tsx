import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { confirmApp } from '@postwright/core/api/second-factor'
import type { OutputOf } from '@postwright/core/endpoint'
import { appCodeSchema } from '@postwright/core/model/second-factor'
import { qrPath } from '@postwright/core/scene/kinds/qr/qr-path'
import { call } from '@/lib/api-client.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { CopyField } from '@/ui/copy-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import styles from './second-factor.module.css'

const SIDE = 200
const codeSchema = z.object({ code: appCodeSchema })

type Props = {
  secret: string
  uri: string
  onClose: () => void
  onAdded: (reply: OutputOf<typeof confirmApp>) => void
}

/** Shows the secret for an authenticator app, and verifies a code from the app. */
export function SetUpApp({ secret, uri, onClose, onAdded }: Props) {
  const { t } = useTranslation(['settings', 'common'])
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    fallbackField: 'code',
    send: async ({ code }) => onAdded(await call(confirmApp, { code })),
  })
  return (
    <Dialog title={t('settings:secondFactor.setUp.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{t('settings:secondFactor.setUp.scan')}</Text>
          <svg
            className={styles.qr}
            viewBox={`0 0 ${SIDE} ${SIDE}`}
            role="img"
            aria-label={t('settings:secondFactor.setUp.qr')}
          >
            <rect width={SIDE} height={SIDE} fill="#fff" />
            <path d={qrPath(uri, SIDE) ?? ''} fill="#000" />
          </svg>
          <CopyField label={t('settings:secondFactor.setUp.secret')} value={secret} />
          <FormError message={failure} />
          <TextInput
            {...form.register('code')}
            data-autofocus
            label={t('settings:secondFactor.setUp.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            error={errorOf('code', t('settings:secondFactor.setUp.missing'))}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('settings:secondFactor.setUp.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
