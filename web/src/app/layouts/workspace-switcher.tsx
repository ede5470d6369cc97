import { UnstyledButton } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { lazyMenu } from './lazy-menu.tsx'
import styles from './workspace-switcher.module.css'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '@/session/session.ts'

const Menu = lazyMenu(async () => (await import('./workspace-choices.tsx')).WorkspaceChoices)

const NewWorkspace = lazyWhenIdle(
  async () => (await import('../../features/workspace/new-workspace-dialog.tsx')).Component,
)

/** Shows the current workspace and links to the user's others; they are read when the menu is opened. */
export function WorkspaceSwitcher() {
  const { t } = useTranslation()
  const { name } = useWorkspace()
  const enter = useEnterWorkspace()
  const [hasMoved, setMoved] = useState(false)
  const [isAdding, setAdding] = useState(false)

  const move = (workspaceId: string) => {
    setMoved(true)
    void enter(workspaceId)
  }

  const button = (
    <UnstyledButton className={styles.button} title={name}>
      <span className={styles.badge} aria-hidden="true">
        {firstCharacter(name)}
      </span>
      <span className="visually-hidden">{t('workspace.label')}</span>
      <span className={styles.name}>{name}</span>
      <IconSelector className={styles.mark} size="1rem" stroke={1.7} aria-hidden="true" />
    </UnstyledButton>
  )
  return (
    <>
      <Menu
        button={button}
        items={{ onChoose: move, onNew: () => setAdding(true) }}
        position="bottom-start"
        width={288}
      />
      <NewWorkspace props={isAdding ? { onClose: () => setAdding(false) } : null} />
      <span className="visually-hidden" role="status">
        {hasMoved && t('workspace.entered', { name })}
      </span>
    </>
  )
}

function firstCharacter(name: string): string {
  return [...name][0]?.toUpperCase() ?? ''
}

/** Returns a function that opens another workspace in the same area; a page inside the area belongs to the previous workspace. */
function useEnterWorkspace(): (workspaceId: string) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async (workspaceId) => {
    await navigate(areaOf(pathname))
    session.enterWorkspace(workspaceId)
  }
}

/** Returns the area of an address: `/dashboard/content-studio/123` is in the area `/dashboard/content-studio`. */
function areaOf(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}
