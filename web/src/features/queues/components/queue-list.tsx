import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import type { Queue } from '@postwright/core/model/queue'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import styles from './queues.module.css'
import { Button } from '@mantine/core'
import { EmptyState } from '@/ui/empty-state.tsx'
import { type NewQueue, newQueueFor } from '../new-queue.ts'

type Props = {
  queues: readonly Queue[]
  channels: readonly Connection[]
  openId: string | null
  /** Number of open comment threads by queue id. */
  threads: ReadonlyMap<string, number>
}

/** The queues by name; the open one is marked. */
export function QueueList({ queues, channels, openId, threads }: Props) {
  const { t } = useTranslation('queues')
  return (
    <nav aria-label={t('queues:title')}>
      <ul className={styles.list}>
        {queues.map(({ id, name, slots, pausedAt, evergreen, connectionIds }) => (
          <li key={id}>
            <Link className={styles.entry} to={`?queue=${id}`} aria-current={id === openId ? 'page' : undefined}>
              <span className={styles.entryWords}>
                <span className={styles.entryName}>{name}</span>
                <span className={styles.entryFacts}>
                  {t('queues:slotsAWeek', { count: slots.length })}
                  {pausedAt !== null && ` · ${t('queues:paused')}`}
                  {evergreen && ` · ${t('queues:evergreen.short')}`}
                  {threads.has(id) && ` · ${t('queues:threads', { count: threads.get(id) ?? 0 })}`}
                </span>
              </span>
              <span className={styles.avatars}>
                {channels
                  .filter((channel) => connectionIds.includes(channel.id))
                  .slice(0, 3)
                  .map(({ id: channelId, platform, name: channelName, avatar }) => (
                    <ChannelAvatar key={channelId} platform={platform} name={channelName} src={avatar} size={24} />
                  ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Maximum number of channels for which a queue is suggested. */
const OFFERED = 4

type NoQueuesProps = { channels: readonly Connection[]; onBegin: (begun: NewQueue) => void }

/** Explains queues, and offers to create one for each of the first channels or without a channel. */
export function NoQueues({ channels, onBegin }: NoQueuesProps) {
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
