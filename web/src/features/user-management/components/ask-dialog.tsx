import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ACT_REASON_MAX } from '@postwright/core/api/people'
import { useApiForm } from '@/lib/use-api-form.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import classes from './people.module.css'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'

export type Question = {
  title: string
  text: string
  confirm: string
  isDangerous?: boolean
  /** True if the action requires a reason, which is recorded in the audit log. */
  takesReason?: boolean
  /** Performs the action; `reason` is empty unless `takesReason` is true. */
  act: (reason: string) => Promise<unknown>
  /** Message shown after the action. */
  done: string
}

type Props = { question: Question; onClose: () => void; onDone: () => Promise<void> }

/** Asks for confirmation before an action, with a reason if the audit log requires one. */
export function AskDialog({ question, onClose, onDone }: Props) {
  const { title, text, confirm, isDangerous = false, takesReason = false, act, done } = question
  if (takesReason) return <ReasonDialog question={question} onClose={onClose} onDone={onDone} />
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      isDangerous={isDangerous}
      onConfirm={async () => {
        await act('')
        await onDone()
        toast.success(done)
      }}
      onClose={onClose}
    >
      <p className={classes.sentence}>{text}</p>
    </ConfirmDialog>
  )
}

function ReasonDialog({ question, onClose, onDone }: Props) {
  const { title, text, confirm, isDangerous = false, act, done } = question
  const { t } = useTranslation('user-management')
  const sensitive = useSensitive()
  const { submit, isSending, failure, errorOf, field } = useApiForm({
    schema: z.object({ reason: z.string().trim().min(1).max(ACT_REASON_MAX) }),
    defaultValues: { reason: '' },
    async send({ reason }) {
      const outcome = await sensitive.run(() => act(reason))
      if (!outcome.done) return
      await onDone()
      toast.success(done)
      onClose()
    },
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <p className={classes.sentence}>{text}</p>
          <ReasonField
            {...field('reason')}
            error={errorOf('reason', t('user-management:reason.wrong', { max: ACT_REASON_MAX }))}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('user-management:cancel')}
            </Button>
            <Button type="submit" loading={isSending} {...(isDangerous && { color: 'red' })}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}

type ReasonFieldProps = { value: string; onChange: (value: string) => void; error: string | undefined }

/** Field for the reason of an admin's action, for the audit log. */
export function ReasonField({ value, onChange, error }: ReasonFieldProps) {
  const { t } = useTranslation('user-management')
  return (
    <CountedTextarea
      label={t('user-management:reason.label')}
      hint={t('user-management:reason.hint')}
      max={ACT_REASON_MAX}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      data-autofocus
    />
  )
}
