import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import styles from './trash.module.css'

type Props = { title: string; text: string; action: string; onDelete: () => Promise<unknown>; onClose: () => void }

/** Asks before something is deleted that can't be restored. */
export function DeleteDialog({ title, text, action, onDelete, onClose }: Props) {
  const { t } = useTranslation('trash')
  const { run, isRunning, failure } = useApiCall()

  function confirm() {
    void run(async () => {
      await onDelete()
      onClose()
    })
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.question}>
        <p>{text}</p>
        <FormError message={failure} takesFocus />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('trash:cancel')}
          </Button>
          <Button color="red" loading={isRunning} onClick={confirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
