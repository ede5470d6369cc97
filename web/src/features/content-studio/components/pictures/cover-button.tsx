import { ActionIcon } from '@mantine/core'
import { IconPhotoVideo } from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { toast } from '@/ui/toast.tsx'
import { takersOfCover, type VideoCover } from '../../video-cover.ts'
import type { CoverDialogProps } from '../cover/cover-dialog.tsx'
import type { DraftPicture } from './use-draft-pictures.tsx'

type Props = {
  picture: DraftPicture
  /** Place among the files, from 1. */
  number: number
  channels: readonly Connection[]
  onChoose: (cover: VideoCover) => void
}

const SECOND = 1000

/** Opens the choice of a video's cover, whose code is loaded then; nothing where no channel lets it be chosen. */
export function CoverButton({ picture, number, channels, onChoose }: Props) {
  const { t } = useTranslation('studio')
  const [Dialog, setDialog] = useState<ComponentType<CoverDialogProps> | null>(null)
  const { stored, url } = picture
  const takers = takersOfCover(channels)
  if (!stored?.mime.startsWith('video/') || url === null || takers.length === 0) return null

  async function open() {
    try {
      const { CoverDialog } = await import('../cover/cover-dialog.tsx')
      setDialog(() => CoverDialog)
    } catch {
      toast.error(t('common:error.generic'))
    }
  }

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('studio:pictures.cover', { number })}
        title={t('studio:pictures.cover', { number })}
        onClick={() => void open()}
      >
        <IconPhotoVideo size="1.125rem" aria-hidden />
      </ActionIcon>
      {Dialog && (
        <Dialog
          url={url}
          duration={(stored.durationMs ?? 0) / SECOND}
          handles={takers.map(({ handle }) => handle)}
          onChoose={(cover) => {
            setDialog(null)
            onChoose(cover)
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}
