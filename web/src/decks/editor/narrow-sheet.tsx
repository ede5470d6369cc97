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

/** Shows all insertable items, or the settings of the selection, as a bottom sheet. */
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

/** A newly inserted text keeps the focus; otherwise the focus returns to the button. */
function Inside({ children }: { children: ReactNode }) {
  useFocusBack()
  return <div data-narrow>{children}</div>
}
