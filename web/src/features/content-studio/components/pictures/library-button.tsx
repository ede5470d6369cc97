import { Button } from '@mantine/core'
import { IconPhotoSearch } from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import type { LibraryDialogProps } from './library-dialog.tsx'

type Props = Omit<LibraryDialogProps, 'onClose'> & { /** Beside others that matter more. */ isQuiet: boolean }

/** Opens the workspace's pictures, whose code is loaded then. Without a network they could not be shown. */
export function LibraryButton({ isQuiet, ...library }: Props) {
  const { t } = useTranslation('studio')
  const [isLoading, setLoading] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<LibraryDialogProps> | null>(null)
  const online = useOnline()

  async function open() {
    setLoading(true)
    try {
      const { LibraryDialog } = await import('./library-dialog.tsx')
      setDialog(() => LibraryDialog)
    } catch {
      toast.error(t('common:error.generic'))
    }
    setLoading(false)
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant={isQuiet ? 'subtle' : 'default'}
        disabled={library.room <= 0 || !online}
        loading={isLoading}
        leftSection={<IconPhotoSearch size="1rem" aria-hidden />}
        onClick={() => void open()}
      >
        {t('studio:pictures.library')}
      </Button>
      {Dialog && <Dialog {...library} onClose={() => setDialog(null)} />}
    </>
  )
}
