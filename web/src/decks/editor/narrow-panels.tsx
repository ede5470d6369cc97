import { Button } from '@mantine/core'
import { IconAdjustments, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import styles from './narrow-panels.module.css'
import type { NarrowSheetProps } from './narrow-sheet.tsx'

const NarrowSheet = lazyWhenIdle(async () => (await import('./narrow-sheet.tsx')).NarrowSheet)

/** On a narrow screen what is beside the stage elsewhere comes as a sheet from below. */
export function NarrowPanels({ hasSlotNames }: { hasSlotNames: boolean }) {
  const { t } = useTranslation('editor')
  const [sheet, setSheet] = useState<Pick<NarrowSheetProps, 'panel' | 'isOpen'> | null>(null)
  const show = (panel: NarrowSheetProps['panel']) => setSheet({ panel, isOpen: true })

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
      <NarrowSheet
        props={
          sheet && {
            ...sheet,
            hasSlotNames,
            onClose: () => setSheet({ ...sheet, isOpen: false }),
          }
        }
      />
    </div>
  )
}
