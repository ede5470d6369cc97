import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { QueueMenuItem } from './queue-menu-item.tsx'
import { useQueues } from './use-queues.ts'

/** The queues, each with its next free slot; the way to the first one where there is none. */
export function QueueMenuItems({ onChoose }: { onChoose: (queueId: string) => void }) {
  const { t } = useTranslation('publishing')
  const { workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const queues = useQueues(workspaceId)
  if (queues.status === 'error') return <Menu.Item disabled>{t('publishing:queue.error')}</Menu.Item>
  if (queues.status !== 'ready') return <Menu.Item disabled>{t('publishing:queue.reading')}</Menu.Item>
  if (queues.data.length === 0) {
    return <Menu.Item onClick={() => void navigate(routes.queues.href())}>{t('publishing:queue.none')}</Menu.Item>
  }
  return queues.data.map((queue) => (
    <QueueMenuItem key={queue.id} workspaceId={workspaceId} queue={queue} onChoose={() => onChoose(queue.id)} />
  ))
}
