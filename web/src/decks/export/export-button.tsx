import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format } from '@postwright/core/scene/format'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import type { SceneStore } from '../scene-store.ts'
import type { ExportDialogProps } from './dialog/export-dialog.tsx'

const ExportDialog = lazyWhenIdle(async () => (await import('./dialog/export-dialog.tsx')).ExportDialog)

type Props = Omit<ExportDialogProps, 'scene' | 'format' | 'onClose'> & {
  store: SceneStore
  /** Returns the format shown at the time of the press. */
  formatNow: () => Format
}

/** Opens the export of a deck in its state at the time of the press. */
export function ExportButton({ store, formatNow, ...others }: Props) {
  const { t } = useTranslation('export')
  const [opened, setOpened] = useState<Pick<ExportDialogProps, 'scene' | 'format'> | null>(null)
  const open = () => setOpened({ scene: store.getState().scene, format: formatNow() })
  return (
    <>
      <Button size="compact-md" leftSection={<IconDownload size="1rem" aria-hidden />} onClick={open}>
        {t('export:open')}
      </Button>
      <ExportDialog props={opened && { ...others, ...opened, onClose: () => setOpened(null) }} />
    </>
  )
}
