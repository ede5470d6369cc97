import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '../../config/routes.ts'
import { signOut } from '../../session/sign-out.ts'
import { useSignedIn } from '../../session/use-session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './user-menu.module.css'

type Props = { /** What else belongs in the menu when the bar has no room for it. */ children?: ReactNode }

/** Who is signed in, and the way out. */
export function UserMenu({ children }: Props) {
  const { t } = useTranslation()
  const { user } = useSignedIn()
  return (
    <Menu position="bottom-end" width={232} withinPortal={false} withInitialFocusPlaceholder={false}>
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
        <Menu.Item
          component={Link}
          to={routes.settings.href()}
          leftSection={<IconSettings size="1.125rem" stroke={1.7} aria-hidden="true" />}
        >
          {t('nav.settings')}
        </Menu.Item>
        {children}
        <Menu.Item
          leftSection={<IconLogout size="1.125rem" stroke={1.7} aria-hidden="true" />}
          onClick={() => void signOut()}
        >
          {t('user.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
