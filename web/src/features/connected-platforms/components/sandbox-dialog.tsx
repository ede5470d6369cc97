import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/lib/use-error-text.ts'
import { toast } from '@/ui/toast.tsx'
import { openSandboxChannel } from '../data/connection-commands.ts'
import { SANDBOX_NAME, SANDBOX_NAME_MAX, sandboxFormSchema, type SandboxFormValues } from '../sandbox-form.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormProblem } from './form-problem.tsx'

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
  const errorText = useErrorText()
  const form = useForm<SandboxFormValues>({
    defaultValues: { name: SANDBOX_NAME },
    resolver: zodResolver(sandboxFormSchema),
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ name }) => {
    try {
      const opened = await openSandboxChannel({ workspaceId, name })
      toast.success(t('connections:sandbox.done', { name: opened.name }))
      onClose()
      onConnected(opened.id)
    } catch (error) {
      form.setError('root', { message: errorText(error) })
    }
  })

  return (
    <Dialog onClose={onClose} title={t('connections:sandbox.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate aria-busy={isSubmitting}>
        <Stack gap="md">
          <FormProblem message={errors.root?.message} takesFocus />
          <TextInput
            {...form.register('name')}
            label={t('connections:sandbox.name')}
            description={t('connections:sandbox.nameHint')}
            error={
              errors.name &&
              (errors.name.type === 'too_big'
                ? t('connections:sandbox.nameLong', { max: SANDBOX_NAME_MAX })
                : t('connections:sandbox.nameMissing'))
            }
            autoComplete="off"
            data-autofocus
          />
          {!isOnline && <FormProblem message={t('connections:offline')} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('connections:sandbox.close')}
            </Button>
            <Button type="submit" loading={isSubmitting} disabled={!isOnline}>
              {t('connections:sandbox.open')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
