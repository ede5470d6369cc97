import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { EditorView } from './editor-views.tsx'
import styles from './composer.module.css'

const VIEWS = ['write', 'preview'] as const

type Props = {
  /** Prefix of the ids of the tabs and their panels. */ id: string
  view: EditorView
  onView: (view: EditorView) => void
}

/** Switches between the editor and the preview on screens without room for both. */
export function ViewTabs({ id, view, onView }: Props) {
  const { t } = useTranslation('studio')
  return (
    <Tabs id={id} value={view} onChange={(next) => onView(next === 'preview' ? 'preview' : 'write')}>
      <Tabs.List grow aria-label={t('studio:view.label')} className={styles.views}>
        {VIEWS.map((own) => (
          <Tabs.Tab key={own} value={own}>
            {t(`studio:view.${own}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
