import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '../../config/action.ts'
import { useSignedIn } from '../../session/use-session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { lazyMenu } from './lazy-menu.tsx'
import styles from './user-menu.module.css'

const Menu = lazyMenu(async () => (await import('./user-menu-items.tsx')).UserMenuItems)

type Props = {
  /** Links to the user's own settings. */
  settings: readonly OfferedAction[]
  actions: readonly OfferedAction[]
  /** Help entries that do not fit into the bar, together with the themes. Null where the bar shows them itself. */
  help: readonly OfferedAction[] | null
}

/** Menu of the signed-in user, with signing out. */
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
