import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import rows from '@/ui/described-rows.module.css'

type Props = {
  title: string
  text: string
  action: string
  done: string
  onEnd: () => Promise<void>
  onClose: () => void
}

/** Revokes a key or an assistant's connection after the user has confirmed. */
export function EndDialog({ title, text, action, done, onEnd, onClose }: Props) {
  const { t } = useTranslation('common')
  const { run, isRunning, failure } = useApiCall()
  const end = () =>
    run(async () => {
      await onEnd()
      toast.success(done)
      onClose()
    })
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={rows.form}>
        <FormError message={failure} />
        <p>{text}</p>
        <div className={rows.dialogActions}>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button color="red" loading={isRunning} onClick={() => void end()}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
