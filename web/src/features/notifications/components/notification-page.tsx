import { Button } from '@mantine/core'
import { useId, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@postwright/core/model/notification'
import type { PageCursor } from '@/lib/live/list-queries.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { useNotifications } from '../data/notifications.ts'
import { ageOf, groupByAge, type AgeGroup } from '../group-by-age.ts'
import styles from './notification-page.module.css'
import { Link } from 'react-router-dom'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { notificationHref } from '../notification-href.ts'
import { NOTIFICATION_LOOK } from '../notification-look.ts'
import { useNotificationWords } from '../use-notification-words.ts'

const MINUTE = 60_000

type OnOpen = Parameters<typeof NotificationRow>[0]['onOpen']

type Props = {
  uid: string
  size: number
  /** Start of the page; null for the newest page. */
  after: PageCursor | null
  /** The last notification of the previous page. */
  above?: Notification | undefined
  onOpen: OnOpen
}

/** A page of notifications, grouped into today's and earlier ones, above the older pages that were requested. */
export function NotificationPage({ uid, size, after, above, onOpen }: Props) {
  const { t } = useTranslation('notifications')
  const page = useNotifications(uid, { after, size })
  const now = useNow(MINUTE)
  const [showsOlder, setShowsOlder] = useState(false)
  const older = page.status === 'ready' ? page.endCursor : null
  const last = page.status === 'ready' ? page.data.at(-1) : undefined
  const ageAbove = above && ageOf(above.happenedAt, now)
  return (
    <>
      <DataState
        read={page}
        loading={
          <div className={styles.waiting}>
            <SkeletonList rows={after === null ? 5 : 2} label={t('notifications:loading')} />
          </div>
        }
        errorTitle={t('notifications:failed')}
        errorText={t('notifications:failedText')}
        empty={after === null ? <Nothing /> : <p className={styles.end}>{t('noneOlder')}</p>}
      >
        {(notifications) =>
          groupByAge(notifications, now).map((group) => (
            <Group key={group.age} group={group} goesOn={ageAbove === group.age} onOpen={onOpen} />
          ))
        }
      </DataState>
      {older !== null && !showsOlder && (
        <div className={styles.more}>
          <Button variant="default" size="compact-md" onClick={() => setShowsOlder(true)}>
            {t('notifications:older')}
          </Button>
        </div>
      )}
      {older !== null && showsOlder && (
        <NotificationPage uid={uid} size={size} after={older} above={last} onOpen={onOpen} />
      )}
    </>
  )
}

type GroupProps = {
  group: AgeGroup
  /** True if the previous page ended with the same group. */ goesOn: boolean
  onOpen: OnOpen
}

function Group({ group, goesOn, onOpen }: GroupProps) {
  const { t } = useTranslation('notifications')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={goesOn ? 'visually-hidden' : styles.age}>
        {t(group.age === 'today' ? 'notifications:today' : 'notifications:earlier')}
      </h3>
      <ul className={styles.list}>
        {group.notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

function Nothing() {
  const { t } = useTranslation('notifications')
  return <EmptyState drawing="inbox" title={t('notifications:emptyTitle')} text={t('notifications:emptyText')} />
}

type NotificationRowProps = {
  notification: Notification
  onOpen: (notification: Notification, event: MouseEvent) => void
}

/** One notification; the whole row is a link to its subject. */
function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const { title, subject, reason } = useNotificationWords()(notification)
  const { Icon, tone } = NOTIFICATION_LOOK[notification.kind]
  return (
    <li>
      <Link
        to={notificationHref(notification)}
        className={styles.row}
        data-notification={notification.id}
        data-unread={notification.readAt === null || undefined}
        onClick={(event) => onOpen(notification, event)}
      >
        <span className={styles.icon} data-tone={tone} aria-hidden="true">
          <Icon size="1.125rem" stroke={1.8} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            {notification.readAt === null && <span className="visually-hidden">{t('notifications:unread')} </span>}
            {title}
          </span>
          {subject !== null && <span className={styles.subject}>{subject}</span>}
          {reason !== null && <span className={styles.reason}>{reason}</span>}
          <span className={styles.time}>
            <RelativeTime instant={notification.happenedAt} />
          </span>
        </span>
        <span className={styles.dot} aria-hidden="true" />
      </Link>
    </li>
  )
}
