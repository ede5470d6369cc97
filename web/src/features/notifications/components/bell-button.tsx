import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import type { ComponentProps, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { BADGE_MAX } from '../badge.ts'
import styles from './bell.module.css'

type Props = Omit<ComponentProps<'button'>, 'color' | 'ref'> & {
  ref: Ref<HTMLButtonElement>
  unread: number
  isOpen: boolean
}

/** Opens the notifications and says how many are unread. */
export function BellButton({ ref, unread, isOpen, ...rest }: Props) {
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
