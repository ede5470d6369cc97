import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog.tsx'
import type { Editor } from '../editor.ts'
import { ColorsTab } from './colors-tab.tsx'
import { DesignTab } from './design-tab.tsx'
import { LayoutTab } from './layout-tab.tsx'

export type DesignProps = { editor: Editor; onClose: () => void }

/** Another design for the deck, another layout for the slide, other colours: all chosen by how they look. */
export function DesignDialog({ editor, onClose }: DesignProps) {
  const { t } = useTranslation(['editor', 'deck-templates'])
  return (
    <Dialog title={t('editor:design.title')} onClose={onClose} size="xl">
      <Tabs defaultValue="design" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="design">{t('editor:design.design')}</Tabs.Tab>
          <Tabs.Tab value="layout">{t('editor:design.layout')}</Tabs.Tab>
          <Tabs.Tab value="colors">{t('editor:design.colors')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="design" pt="md">
          <DesignTab editor={editor} onDone={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="layout" pt="md">
          <LayoutTab editor={editor} onDone={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="colors" pt="md">
          <ColorsTab editor={editor} onDone={onClose} />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}
