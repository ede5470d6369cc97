import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { type NewQueue, newQueueFor } from '../new-queue.ts'
import styles from './queues.module.css'

/** How many channels are offered a queue of their own. */
const OFFERED = 4

type Props = { channels: readonly Connection[]; onBegin: (begun: NewQueue) => void }

/** What a queue is for, with one offered for each channel. */
export function NoQueues({ channels, onBegin }: Props) {
  const { t } = useTranslation('queues')
  return (
    <EmptyState
      drawing="calendar"
      title={t('queues:empty.title')}
      text={t('queues:empty.text')}
      action={
        <div className={styles.offers}>
          {channels.slice(0, OFFERED).map((channel) => (
            <Button
              key={channel.id}
              variant="default"
              leftSection={
                <ChannelAvatar platform={channel.platform} name={channel.name} src={channel.avatar} size={22} />
              }
              onClick={() => onBegin(newQueueFor(channel))}
            >
              {t('queues:empty.for', { handle: channel.handle })}
            </Button>
          ))}
          <Button variant={channels.length > 0 ? 'subtle' : 'filled'} onClick={() => onBegin(newQueueFor(null))}>
            {t('queues:new')}
          </Button>
        </div>
      }
    />
  )
}
