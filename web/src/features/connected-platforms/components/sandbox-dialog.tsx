import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { connectChannel } from '../data/connection-commands.ts'
import { SANDBOX_NAME, SANDBOX_NAME_MAX, sandboxFormSchema, type SandboxFormValues } from '../sandbox-form.ts'
import { Dialog } from '@/ui/dialog.tsx'

type Props = {
  workspaceId: string
  isOnline: boolean
  onClose: () => void
  /** The channel is open; the dialog is closed by then. */
  onConnected: (connectionId: string) => void
}

/** Opens a practice channel under a name of its own. */
export function SandboxDialog({ workspaceId, isOnline, onClose, onConnected }: Props) {
  const { t } = useTranslation('connections')
  const { form, submit, isSending, failure, errorOf } = useApiForm<SandboxFormValues, SandboxFormValues>({
    schema: sandboxFormSchema,
    defaultValues: { name: SANDBOX_NAME },
    async send({ name }) {
      const opened = await connectChannel({ workspaceId, platform: 'sandbox', values: { name } })
      toast.success(t('connections:sandbox.done', { name: opened.name }))
      onClose()
      onConnected(opened.id)
    },
  })
  const nameFault =
    form.formState.errors.name?.type === 'too_big'
      ? t('connections:sandbox.nameLong', { max: SANDBOX_NAME_MAX })
      : t('connections:sandbox.nameMissing')

  return (
    <Dialog onClose={onClose} title={t('connections:sandbox.title')}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <OfflineNote text={t('connections:offline')} />
        <Stack gap="md">
          <TextField
            {...form.register('name')}
            label={t('connections:sandbox.name')}
            hint={t('connections:sandbox.nameHint')}
            error={errorOf('name', nameFault)}
            autoComplete="off"
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('connections:sandbox.close')}
            </Button>
            <Button type="submit" loading={isSending} disabled={!isOnline}>
              {t('connections:sandbox.open')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
