import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NO_BANNER } from '@/ui/no-banner.ts'
import { useFocusBack } from '@/ui/use-focus-back.ts'
import { SidePanels } from './panels/side-panels.tsx'
import { InsertSheet } from './rail/insert-sheet.tsx'

export type NarrowSheetProps = {
  panel: 'insert' | 'inspector'
  isOpen: boolean
  hasSlotNames: boolean
  onClose: () => void
}

/** All that can be inserted, or the settings of what is chosen, from the lower edge of the screen. */
export function NarrowSheet({ panel, isOpen, hasSlotNames, onClose }: NarrowSheetProps) {
  const { t } = useTranslation('editor')
  return (
    <Drawer
      opened={isOpen}
      position="bottom"
      size="55%"
      title={panel === 'insert' ? t('rail.label') : t('inspector.label')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
      attributes={NO_BANNER}
      returnFocus={false}
      onClose={onClose}
    >
      <Inside>
        {panel === 'insert' ? <InsertSheet onDone={onClose} /> : <SidePanels hasSlotNames={hasSlotNames} />}
      </Inside>
    </Drawer>
  )
}

/** A text that was inserted keeps the focus; else it goes back to the button. */
function Inside({ children }: { children: ReactNode }) {
  useFocusBack()
  return <div data-narrow>{children}</div>
}
