import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { Inspector } from '../inspector/inspector.tsx'
import { loadControls } from '../kinds/editor-kinds.ts'
import { LayersPanel } from './layers-panel.tsx'
import styles from './side-panels.module.css'

/** Panels next to the stage: the settings of the selection, or the list of layers on the slide. */
export function SidePanels({ hasSlotNames }: { hasSlotNames: boolean }) {
  const { t } = useTranslation('panels')
  useLoadWhenIdle(loadControls)
  return (
    <Tabs defaultValue="settings" keepMounted={false}>
      <Tabs.List grow className={styles.list}>
        <Tabs.Tab value="settings">{t('side.settings')}</Tabs.Tab>
        <Tabs.Tab value="layers">{t('side.layers')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="settings">
        <Inspector hasSlotNames={hasSlotNames} />
      </Tabs.Panel>
      <Tabs.Panel value="layers">
        <LayersPanel />
      </Tabs.Panel>
    </Tabs>
  )
}
