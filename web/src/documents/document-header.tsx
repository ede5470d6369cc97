import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { OfferedAction } from '@/config/action.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import styles from '@/ui/document-editor.module.css'
import type { Autosave } from './autosave.ts'
import { LiveSaveStatus } from './save-status.tsx'

type Props<Draft> = {
  /** Title and address of the list of documents of this kind. */
  list: { title: string; href: string }
  /** Title for screen readers only, because the name is shown in a field below. */
  title: string
  autosave: Autosave<Draft>
  menu: { label: string; actions: readonly OfferedAction[] }
  /** Further actions, before the save status. */
  tools?: ReactNode
}

/** The header of a document that is being edited: the back link, the save status and the actions. */
export function DocumentHeader<Draft>({ list, title, autosave, menu, tools }: Props<Draft>) {
  return (
    <header className={styles.header} data-keeps-clear>
      <Link className={styles.back} to={list.href}>
        <IconArrowLeft size="1.125rem" aria-hidden />
        {list.title}
      </Link>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.end}>
        {tools}
        <LiveSaveStatus autosave={autosave} />
        <ActionMenu {...menu} withinPortal={false} />
      </div>
    </header>
  )
}
