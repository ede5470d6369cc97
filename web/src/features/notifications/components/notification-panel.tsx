import { Button, CloseButton } from '@mantine/core'
import { IconChecks, IconWifiOff } from '@tabler/icons-react'
import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Notification } from '@postwright/core/model/notification'
import { log } from '@/lib/log.ts'
import { session } from '@/session/session.ts'
import { markRead } from '@/session/mark-notifications-read.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { countUnread } from '../badge.ts'
import { markAllRead } from '../data/mark-all-read.ts'
import { useNotifications } from '../data/notifications.ts'
import { notificationHref } from '../notification-href.ts'
import { stepThrough } from '../step-through.ts'
import { NotificationPage } from './notification-page.tsx'
import styles from './notification-panel.module.css'

type Props = {
  size: number
  /** Called when the user presses the close button. */
  onClose: () => void
  /** Called when the user followed a notification. */
  onLeave: () => void
}

/** A user's notifications: read, followed, marked as read. */
export function NotificationPanel({ size, onClose, onLeave }: Props) {
  const { t } = useTranslation('notifications')
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()
  const newest = useNotifications(user.id, { after: null, size })
  const shown = newest.status === 'ready' ? newest.data : []

  const closeButton = useRef<HTMLButtonElement>(null)

  const markAll = () => {
    // The pressed button is removed: without a new target, the focus would leave the panel and its keyboard handling.
    closeButton.current?.focus()
    markAllRead(user.id, shown).catch((error: unknown) => {
      log.error('Notifications: they could not be marked as read', error)
      toast.error(t('notifications:markFailed'))
    })
  }

  const open = (notification: Notification, event: MouseEvent) => {
    markRead(user.id, [notification]).catch((error: unknown) => {
      log.error('Notifications: one could not be marked as read', error)
    })
    // A click that opens another tab leaves this one unchanged.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    onLeave()
    if (!('workspaceId' in notification) || notification.workspaceId === workspaceId) return
    event.preventDefault()
    void Promise.resolve(navigate(notificationHref(notification))).then(() =>
      session.enterWorkspace(notification.workspaceId),
    )
  }

  return (
    <div className={styles.panel} onKeyDown={walk}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('notifications:title')}</h2>
        {countUnread(shown) > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconChecks size="1rem" aria-hidden />}
            onClick={markAll}
          >
            {t('notifications:markAll')}
          </Button>
        )}
        <CloseButton ref={closeButton} aria-label={t('common:action.close')} onClick={onClose} />
      </div>
      <OfflineNote />
      <div className={styles.list}>
        <NotificationPage uid={user.id} size={size} after={null} onOpen={open} />
      </div>
    </div>
  )
}

/** Moves the focus between notifications with the arrow keys. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-notification]')]
  const next = stepThrough(rows, document.activeElement, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function OfflineNote() {
  const { t } = useTranslation('notifications')
  const isOnline = useOnline()
  if (isOnline) return null
  return (
    <p className={styles.offline}>
      <IconWifiOff size="1rem" aria-hidden="true" />
      {t('notifications:offline')}
    </p>
  )
}
