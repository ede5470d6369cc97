import { Button, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { useQueues } from '../data/use-queues.ts'
import type { BulkAction } from './bulk-change.ts'

type Props = {
  workspaceId: string
  channels: readonly Connection[]
  /** The queue that the posts wait in; it is not offered to them. */
  queueId: string | undefined
  isOff: boolean
  onChoose: (action: BulkAction) => void
}

/** The channels and queues that selected posts can be given to or taken from. */
export function BulkTargets({ workspaceId, channels, queueId, isOff, onChoose }: Props) {
  const { t } = useTranslation('publishing')
  const queues = useQueues(workspaceId)
  const offered = queues.status === 'ready' ? queues.data.filter(({ id }) => id !== queueId) : []
  const usable = channels.filter(({ status }) => status !== 'disconnected')
  return (
    <>
      <Menu position="top-start">
        <Menu.Target>
          <Button size="compact-md" variant="default" disabled={isOff || usable.length === 0}>
            {t('publishing:bulk.channels')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {usable.map(({ id, handle }) => (
            <Menu.Item key={`add ${id}`} onClick={() => onChoose({ kind: 'channels', add: [id], remove: [] })}>
              {t('publishing:bulk.addChannel', { handle })}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {usable.map(({ id, handle }) => (
            <Menu.Item key={`remove ${id}`} onClick={() => onChoose({ kind: 'channels', add: [], remove: [id] })}>
              {t('publishing:bulk.removeChannel', { handle })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {offered.length > 0 && (
        <Menu position="top-start">
          <Menu.Target>
            <Button size="compact-md" variant="default" disabled={isOff}>
              {t(queueId === undefined ? 'publishing:bulk.slots' : 'publishing:bulk.otherQueue')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {offered.map(({ id, name }) => (
              <Menu.Item key={id} onClick={() => onChoose({ kind: 'queue', queueId: id })}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
