import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import styles from './series.module.css'

type Props = { onDelete: () => Promise<unknown>; onClose: () => void }

/** Deleting a series removes many posts, which cannot be taken back: it is asked before. */
export function DeleteDialog({ onDelete, onClose }: Props) {
  const { t } = useTranslation(['repeats', 'ui'])
  const { isRunning, failure, run } = useApiCall()
  return (
    <Dialog title={t('repeats:delete.title')} onClose={onClose}>
      <p>{t('repeats:delete.text')}</p>
      <FormError message={failure} />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button color="red" loading={isRunning} onClick={() => void run(onDelete)}>
          {t('repeats:delete.action')}
        </Button>
      </div>
    </Dialog>
  )
}
