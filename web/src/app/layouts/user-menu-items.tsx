import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '../../config/action.ts'
import { useSignedIn } from '../../session/use-session.ts'
import { ActionItems } from '../../ui/action-items.tsx'
import { ThemeItems } from './theme-items.tsx'
import styles from './user-menu.module.css'

type Props = {
  settings: readonly OfferedAction[]
  actions: readonly OfferedAction[]
  help: readonly OfferedAction[] | null
}

/** Shows the signed-in user and the entries of the user's menu. */
export function UserMenuItems({ settings, actions, help }: Props) {
  const { t } = useTranslation()
  const { user } = useSignedIn()
  return (
    <>
      <div className={styles.who}>
        <p className={styles.name}>{user.fullName}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
      <Menu.Divider />
      <ActionItems actions={settings} />
      {help !== null && (
        <>
          <Menu.Divider />
          <ActionItems actions={help} />
          <Menu.Divider />
          <Menu.Label>{t('theme.label')}</Menu.Label>
          <ThemeItems />
          <Menu.Divider />
        </>
      )}
      <ActionItems actions={actions} />
    </>
  )
}
