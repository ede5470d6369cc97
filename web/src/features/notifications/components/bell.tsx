import { useDisclosure } from '@mantine/hooks'
import { useRef, type ComponentProps, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, useLater } from '@/lib/lazy-when-idle.tsx'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { countUnread, BADGE_MAX } from '../badge.ts'
import { useNotifications } from '../data/notifications.ts'
import { useNotificationWords } from '../use-notification-words.ts'
import { useUrgentNotification } from '../use-urgent-notification.ts'
import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import styles from './bell.module.css'

const loadPanel = () => import('./bell-panel.tsx')

const NotificationPanel = lazyPart(async () => (await import('./notification-panel.tsx')).NotificationPanel)

/** The bell with its unread count, which announces urgent notifications, and the panel it opens. */
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

type Props = Omit<ComponentProps<'button'>, 'color' | 'ref'> & {
  ref: Ref<HTMLButtonElement>
  unread: number
  isOpen: boolean
}

/** Opens the notifications and shows how many are unread. */
function BellButton({ ref, unread, isOpen, ...rest }: Props) {
  const { t } = useTranslation('notifications')
  return (
    <ActionIcon
      {...rest}
      ref={ref}
      className={styles.bell}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={labelOf(unread)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
    >
      <IconBell size="1.25rem" stroke={1.7} aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {unread > BADGE_MAX ? t('notifications:badgeMany', { count: BADGE_MAX }) : unread}
        </span>
      )}
    </ActionIcon>
  )

  function labelOf(count: number): string {
    if (count === 0) return t('notifications:bell')
    if (count > BADGE_MAX) return t('notifications:bellMany', { count: BADGE_MAX })
    return t('notifications:bellUnread', { count })
  }
}
