import { useMediaQuery } from '@mantine/hooks'
import { useId, type ReactNode } from 'react'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { NARROW } from './narrow.ts'
import styles from './composer.module.css'

/** Where there is room, there are no tabs. */
const ViewTabs = lazyPart(async () => (await import('./view-tabs.tsx')).ViewTabs)

export type EditorView = 'write' | 'preview'

type Props = {
  view: EditorView
  onView: (view: EditorView) => void
  write: ReactNode
  /** What the rules say: beside the text, or below it where there is no room. */
  checks: ReactNode
  preview: ReactNode
}

/** The editor and the preview: side by side, or as tabs where there is no room. Both stay, so that nothing typed is lost. */
export function EditorViews({ view, onView, write, checks, preview }: Props) {
  const id = useId()
  const isNarrow = useMediaQuery(NARROW) ?? false
  const panel = (own: EditorView) =>
    isNarrow
      ? ({
          role: 'tabpanel',
          id: `${id}-panel-${own}`,
          'aria-labelledby': `${id}-tab-${own}`,
          hidden: own !== view,
        } as const)
      : {}
  return (
    <div>
      {isNarrow && <ViewTabs {...{ id, view, onView }} waiting={<div className={styles.awaited} />} />}
      <div className={styles.columns}>
        <div className={styles.main} {...panel('write')}>
          {write}
          {isNarrow && checks}
        </div>
        <div className={styles.side} {...panel('preview')}>
          {!isNarrow && checks}
          {preview}
        </div>
      </div>
    </div>
  )
}
