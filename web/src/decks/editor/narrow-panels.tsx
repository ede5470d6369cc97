import { Button, Drawer } from '@mantine/core'
import { IconAdjustments, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NO_BANNER } from '@/ui/no-banner.ts'
import styles from './narrow-panels.module.css'
import { SidePanels } from './panels/side-panels.tsx'
import { InsertSheet } from './rail/insert-sheet.tsx'

/** On a narrow screen what is beside the stage elsewhere comes as a sheet from below. */
export function NarrowPanels({ hasSlotNames }: { hasSlotNames: boolean }) {
  const { t } = useTranslation('editor')
  const [open, setOpen] = useState<'insert' | 'inspector' | null>(null)
  /** Whether a text that was inserted keeps the focus. */
  const [isWriting, setWriting] = useState(false)

  function show(panel: typeof open, writes = false) {
    setOpen(panel)
    setWriting(writes)
  }

  return (
    <div className={styles.bar}>
      <Button variant="default" leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => show('insert')}>
        {t('rail.open')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconAdjustments size="1.125rem" aria-hidden />}
        onClick={() => show('inspector')}
      >
        {t('inspector.label')}
      </Button>
      <Drawer
        opened={open !== null}
        position="bottom"
        size="55%"
        title={open === 'insert' ? t('rail.label') : t('inspector.label')}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
        attributes={NO_BANNER}
        returnFocus={!isWriting}
        onClose={() => show(null)}
      >
        <div data-narrow>
          {open === 'insert' ? (
            <InsertSheet onDone={(writes) => show(null, writes)} />
          ) : (
            <SidePanels hasSlotNames={hasSlotNames} />
          )}
        </div>
      </Drawer>
    </div>
  )
}
