import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Notification } from '@postwright/core/model/notification'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { notificationHref } from '../notification-href.ts'
import { NOTIFICATION_LOOK } from '../notification-look.ts'
import { useNotificationWords } from '../use-notification-words.ts'
import styles from './notification-row.module.css'

type Props = { notification: Notification; onOpen: (notification: Notification, event: MouseEvent) => void }

/** One notification; all of it leads to what it is about. */
export function NotificationRow({ notification, onOpen }: Props) {
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
