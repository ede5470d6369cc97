import { Menu, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '../../config/action.ts'
import { useSignedIn } from '../../session/use-session.ts'
import { ActionItems } from '../../ui/action-items.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './user-menu.module.css'

type Props = {
  /** The way to what belongs to the person. */
  settings: readonly OfferedAction[]
  actions: readonly OfferedAction[]
  /** What else belongs in the menu when the bar has no room for it. */
  children?: ReactNode
}

/** The signed-in user, and signing out. */
export function UserMenu({ settings, actions, children }: Props) {
  const { t } = useTranslation()
  const { user } = useSignedIn()
  return (
    <Menu position="bottom-end" width={280} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={styles.button}>
          <span className="visually-hidden">{t('user.menu', { name: user.fullName })}</span>
          <Avatar name={user.fullName} src={user.photoURL} size={32} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <p className={styles.name}>{user.fullName}</p>
          <p className={styles.email}>{user.email}</p>
        </div>
        <Menu.Divider />
        <ActionItems actions={settings} />
        {children}
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}
