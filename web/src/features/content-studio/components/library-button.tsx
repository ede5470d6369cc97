import { Button } from '@mantine/core'
import { IconPhotoSearch } from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import type { LibraryDialogProps } from './library-dialog.tsx'
import type { PictureUploads } from './use-picture-uploads.ts'

type Props = { taken: readonly string[]; room: number; uploads: PictureUploads }

/** Opens the workspace's pictures, whose code is loaded then. Without a network they could not be shown. */
export function LibraryButton({ taken, room, uploads }: Props) {
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
        variant="default"
        disabled={room <= 0 || !online}
        loading={isLoading}
        leftSection={<IconPhotoSearch size="1rem" aria-hidden />}
        onClick={() => void open()}
      >
        {t('studio:pictures.library')}
      </Button>
      {Dialog && <Dialog taken={taken} room={room} uploads={uploads} onClose={() => setDialog(null)} />}
    </>
  )
}
