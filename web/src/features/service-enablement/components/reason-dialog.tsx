import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { stopNetwork } from '@postwright/core/api/networks'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'

type Props = {
  title: string
  /** Label of the submit button. */
  confirm: string
  isDangerous?: boolean
  send: (reason: string) => Promise<void>
  onClose: () => void
  /** Shown above the reason field. */
  children: ReactNode
  /** Dialog that the submission may open. */
  beside?: ReactNode
}

/** Asks for the reason of a change, which goes to the audit log. */
export function ReasonDialog({ title, confirm, isDangerous = false, send, onClose, children, beside }: Props) {
  const { t } = useTranslation('service-enablement')
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: stopNetwork.input.pick({ reason: true }),
    defaultValues: { reason: '' },
    send: ({ reason }) => send(reason),
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          {children}
          <TextField
            {...form.register('reason')}
            label={t('service-enablement:reason')}
            hint={t('service-enablement:reasonHint')}
            error={errorOf('reason', t('service-enablement:reasonMissing'))}
            autoComplete="off"
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('service-enablement:cancel')}
            </Button>
            <Button type="submit" {...(isDangerous && { color: 'red' })} loading={isSending}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
      {beside}
    </Dialog>
  )
}
