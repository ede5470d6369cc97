import { useMediaQuery } from '@mantine/hooks'
import { useId, type ReactNode } from 'react'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { NARROW } from './narrow.ts'
import styles from './composer.module.css'

/** Lazy: wide screens show no tabs. */
const ViewTabs = lazyPart(async () => (await import('./view-tabs.tsx')).ViewTabs)

export type EditorView = 'write' | 'preview'

type Props = {
  view: EditorView
  onView: (view: EditorView) => void
  write: ReactNode
  /** Results of the checks: beside the text, or below it on narrow screens. */
  checks: ReactNode
  preview: ReactNode
}

/** The editor and the preview: side by side, or as tabs on narrow screens. Both stay mounted, so that no input is lost. */
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
