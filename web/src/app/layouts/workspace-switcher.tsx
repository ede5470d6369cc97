import { Menu, UnstyledButton } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspace } from '@/session/use-workspace.ts'
import { useEnterWorkspace } from './use-enter-workspace.ts'
import { WorkspaceChoices } from './workspace-choices.tsx'
import styles from './workspace-switcher.module.css'

/** Where one is, and the way to one's other workspaces; they are read when the menu is opened. */
export function WorkspaceSwitcher() {
  const { t } = useTranslation()
  const { name } = useWorkspace()
  const enter = useEnterWorkspace()
  const [hasMoved, setMoved] = useState(false)

  const move = (workspaceId: string) => {
    setMoved(true)
    void enter(workspaceId)
  }

  return (
    <>
      <Menu position="bottom-start" width={288} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton className={styles.button} title={name}>
            <span className={styles.badge} aria-hidden="true">
              {firstCharacter(name)}
            </span>
            <span className="visually-hidden">{t('workspace.label')}</span>
            <span className={styles.name}>{name}</span>
            <IconSelector className={styles.mark} size="1rem" stroke={1.7} aria-hidden="true" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <WorkspaceChoices onChoose={move} />
        </Menu.Dropdown>
      </Menu>
      <span className="visually-hidden" role="status">
        {hasMoved && t('workspace.entered', { name })}
      </span>
    </>
  )
}

function firstCharacter(name: string): string {
  return [...name][0]?.toUpperCase() ?? ''
}
