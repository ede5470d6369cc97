import { Button, Menu } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { QueueMenuItem } from './queue-menu-item.tsx'
import { useQueues } from './use-queues.ts'

type Props = { isBusy: boolean; onChoose: (queueId: string) => void }

/** The queues that a post may be added to, each with its next free slot. */
export function QueueMenu({ isBusy, onChoose }: Props) {
  const { t } = useTranslation('publishing')
  const { workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const queues = useQueues(workspaceId)
  const all = queues.status === 'ready' ? queues.data : []
  return (
    <Menu position="top-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          size="md"
          leftSection={<IconStack2 size="1.125rem" aria-hidden />}
          data-disabled={isBusy || undefined}
          aria-disabled={isBusy}
        >
          {t('publishing:queue.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {all.map((queue) => (
          <QueueMenuItem key={queue.id} workspaceId={workspaceId} queue={queue} onChoose={() => onChoose(queue.id)} />
        ))}
        {queues.status === 'ready' && all.length === 0 && (
          <Menu.Item onClick={() => void navigate(routes.queues.href())}>{t('publishing:queue.none')}</Menu.Item>
        )}
        {queues.status === 'error' && <Menu.Item disabled>{t('publishing:queue.error')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
