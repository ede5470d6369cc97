import { Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NARROW } from './narrow.ts'
import styles from './composer.module.css'

const VIEWS = ['write', 'preview'] as const

export type EditorView = (typeof VIEWS)[number]

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
  const { t } = useTranslation('studio')
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
    <Tabs id={id} value={view} onChange={(next) => onView(next === 'preview' ? 'preview' : 'write')}>
      {isNarrow && (
        <Tabs.List grow aria-label={t('studio:view.label')} className={styles.views}>
          {VIEWS.map((own) => (
            <Tabs.Tab key={own} value={own}>
              {t(`studio:view.${own}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
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
    </Tabs>
  )
}
