import { useDisclosure } from '@mantine/hooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, useLater } from '@/lib/later-part.tsx'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { countUnread } from '../badge.ts'
import { useNotifications } from '../data/use-notifications.ts'
import { useNotificationWords } from '../use-notification-words.ts'
import { useUrgentNotification } from '../use-urgent-notification.ts'
import { BellButton } from './bell-button.tsx'

const loadPanel = () => import('./bell-panel.tsx')

const NotificationPanel = lazyPart(async () => (await import('./notification-panel.tsx')).NotificationPanel)

/** The bell with what is new, said aloud when it is urgent, and the panel that it opens. */
export function Bell() {
  const { t } = useTranslation('notifications')
  const { user } = useSignedIn()
  const { itemsPerPage: size } = useSettings()
  const newest = useNotifications(user.id, { after: null, size })
  const notifications = newest.status === 'ready' ? newest.data : null
  const urgent = useUrgentNotification(notifications)
  const words = useNotificationWords()
  const [isOpen, { close, toggle }] = useDisclosure(false)
  const bell = useRef<HTMLButtonElement>(null)

  const panel = useLater(loadPanel, { isWanted: isOpen, keeps: bell })

  const dismiss = () => {
    close()
    bell.current?.focus()
  }

  const unread = countUnread(notifications ?? [])
  const button = <BellButton ref={bell} unread={unread} isOpen={isOpen} onClick={toggle} />
  return (
    <>
      {panel === null ? (
        button
      ) : (
        <panel.BellPanel isOpen={isOpen} onDismiss={dismiss} bell={button}>
          <NotificationPanel
            size={size}
            onClose={dismiss}
            onLeave={close}
            waiting={<SkeletonList label={t('notifications:loading')} />}
          />
        </panel.BellPanel>
      )}
      <span className="visually-hidden" role="status">
        {urgent && words(urgent).title}
      </span>
    </>
  )
}
