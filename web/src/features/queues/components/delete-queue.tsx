import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Queue } from '@postwright/core/model/queue'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { deleteQueue } from '../data/queue-commands.ts'
import styles from './queues.module.css'

type Props = { workspaceId: string; queue: Queue; waiting: number; onClose: () => void }

/** Asks before a queue is deleted: its slots and its order cannot be brought back. */
export function DeleteQueue({ workspaceId, queue, waiting, onClose }: Props) {
  const { t } = useTranslation('queues')
  const { run, isRunning, failure } = useApiCall()
  const { id, name, pausedAt } = queue

  function confirm() {
    void run(async () => {
      await deleteQueue({ workspaceId, queueId: id })
      onClose()
    })
  }

  return (
    <Dialog title={t('queues:delete.title', { name })} onClose={onClose}>
      <div className={styles.form}>
        <p>{waiting === 0 ? t('queues:delete.none') : t('queues:delete.text', { count: waiting })}</p>
        {pausedAt !== null && <p>{t('queues:delete.paused')}</p>}
        <FormError message={failure} takesFocus />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('queues:cancel')}
          </Button>
          <Button color="red" loading={isRunning} onClick={confirm}>
            {t('queues:action.delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
