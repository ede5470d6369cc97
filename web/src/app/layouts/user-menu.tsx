import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '../../config/action.ts'
import { useSignedIn } from '../../session/use-session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { lazyMenu } from './lazy-menu.tsx'
import styles from './user-menu.module.css'

const Menu = lazyMenu(async () => (await import('./user-menu-items.tsx')).UserMenuItems)

type Props = {
  /** The way to what belongs to the person. */
  settings: readonly OfferedAction[]
  actions: readonly OfferedAction[]
  /** Help, which the bar has no room for; with it come the themes. Null where the bar shows them itself. */
  help: readonly OfferedAction[] | null
}

/** The signed-in user, and signing out. */
export function UserMenu(items: Props) {
  const { t } = useTranslation()
  const { user } = useSignedIn()
  const button = (
    <UnstyledButton className={styles.button}>
      <span className="visually-hidden">{t('user.menu', { name: user.fullName })}</span>
      <Avatar name={user.fullName} src={user.photoURL} size={32} />
    </UnstyledButton>
  )
  return <Menu button={button} items={items} position="bottom-end" width={280} />
}
