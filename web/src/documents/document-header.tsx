import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { OfferedAction } from '@/config/action.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import styles from '@/ui/document-editor.module.css'
import type { Autosave } from './autosave.ts'
import { LiveSaveStatus } from './save-status.tsx'

type Props<Draft> = {
  /** The place that lists documents of its kind. */
  list: { title: string; href: string }
  /** Read aloud only: the name stands in a field below. */
  title: string
  autosave: Autosave<Draft>
  menu: { label: string; actions: readonly OfferedAction[] }
  /** What else can be done, before whether it is saved. */
  tools?: ReactNode
}

/** Above a document that is being edited: the way back, whether it is saved, and what can be done with it. */
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
