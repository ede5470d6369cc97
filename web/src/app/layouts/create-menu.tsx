import { Menu, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OfferedAction } from '@/config/action.ts'
import { ActionItems } from '@/ui/action-items.tsx'
import styles from './create-menu.module.css'

type Props = { isNarrow: boolean; actions: readonly OfferedAction[] }

/** Makes something new from wherever one is. */
export function CreateMenu({ isNarrow, actions }: Props) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end" width={232} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={styles.button} data-narrow={isNarrow || undefined}>
          <IconPlus size="1.125rem" stroke={2} aria-hidden="true" />
          <span className={isNarrow ? 'visually-hidden' : undefined}>{t('create.label')}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}
