import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Platform } from '@postwright/core/platforms/platform'
import { z } from 'zod'
import { useApiForm } from '@/lib/use-api-form.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { setAppEnd, type ShownApp } from '../data/platform-apps.ts'
import { keyEndDay, keyEndField } from '../key-end.ts'
import { KeyEndField } from './key-end.tsx'

const schema = z.object({ keyEndsAt: keyEndField })
type Values = z.input<typeof schema>
type Output = z.output<typeof schema>

type Props = { platform: Platform; app: ShownApp; onClose: () => void; onSaved: () => void }

/** Sets the date on which a network's keys expire. */
export function KeyEndDialog({ platform, app, onClose, onSaved }: Props) {
  const { t } = useTranslation('integrations')
  const name = platformName(platform)
  const { form, submit, isSending, failure, errorOf } = useApiForm<Values, Output>({
    schema,
    defaultValues: { keyEndsAt: keyEndDay(app.keyEndsAt) },
    async send({ keyEndsAt }) {
      await setAppEnd(platform, keyEndsAt)
      toast.success(t('integrations:keyEnd.saved'))
      onSaved()
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('integrations:keyEnd.title', { name })}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <KeyEndField {...form.register('keyEndsAt')} error={errorOf('keyEndsAt', t('integrations:keyEnd.wrong'))} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('integrations:close')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('integrations:keyEnd.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
