import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCrop, IconTrash, IconPhotoVideo } from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { imageTypeSchema } from '@postwright/core/media/media-type'
import type { Uploaded } from '@/documents/data/upload-media.ts'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { type VideoCover, findCoverChannels } from '../../video-cover.ts'
import { CaptionsButton } from '../captions/captions-button.tsx'
import type { CropDialogProps } from '../crop/crop-dialog.tsx'
import { type DraftImage, type ChangeFiles, namedKind } from './draft-images.tsx'
import styles from './image-item.module.css'
import type { CoverDialogProps } from '../cover/cover-dialog.tsx'

type Props = {
  picture: DraftImage
  /** Position among the files, from 1. */
  number: number
  count: number
  channels: readonly Connection[]
  isOfChannel: boolean
  onMove: (to: number) => void
  onChange: ChangeFiles
  onCropped: (uploaded: Uploaded) => void
  onCover: ((cover: VideoCover) => void) | undefined
  onRemove: () => void
}

/** Actions for one file besides describing it. */
export function ImageActions(props: Props) {
  const { picture, number, count, channels, isOfChannel, onMove, onChange, onCropped, onCover, onRemove } = props
  const { t } = useTranslation('studio')
  const [Dialog, setDialog] = useState<ComponentType<CropDialogProps> | null>(null)
  const online = useOnline()
  const { mediaId, mime, stored } = picture
  const kind = namedKind(picture)
  const canCrop = stored !== null && imageTypeSchema.safeParse(mime).success

  async function openCrop() {
    try {
      const { CropDialog } = await import('../crop/crop-dialog.tsx')
      setDialog(() => CropDialog)
    } catch {
      toast.error(t('common:error.generic'))
    }
  }

  function replace(from: string, to: string) {
    onChange((files) =>
      files.some((file) => file.mediaId === to)
        ? files
        : files.map((file) => (file.mediaId === from ? { ...file, mediaId: to } : file)),
    )
  }

  function take(uploaded: Uploaded) {
    setDialog(null)
    if (uploaded.media.id === mediaId) return
    onCropped(uploaded)
    replace(mediaId, uploaded.media.id)
    toast.undo(t('studio:pictures.cropped'), {
      label: t('studio:undo'),
      onUndo: () => replace(uploaded.media.id, mediaId),
    })
  }

  return (
    <div className={styles.actions}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(`studio:pictures.item.${kind}.moveUp`, { number })}
        disabled={number === 1}
        onClick={() => onMove(number - 2)}
      >
        <IconArrowUp size="1.125rem" aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(`studio:pictures.item.${kind}.moveDown`, { number })}
        disabled={number === count}
        onClick={() => onMove(number)}
      >
        <IconArrowDown size="1.125rem" aria-hidden />
      </ActionIcon>
      <CaptionsButton {...{ stored, number, channels }} />
      {onCover && <CoverButton {...{ picture, number, channels }} onChoose={onCover} />}
      {canCrop && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('studio:pictures.crop', { number })}
          disabled={!online}
          onClick={() => void openCrop()}
        >
          <IconCrop size="1.125rem" aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(`studio:pictures.item.${kind}.remove`, { number })}
        onClick={onRemove}
      >
        <IconTrash size="1.125rem" aria-hidden />
      </ActionIcon>
      {Dialog && stored && (
        <Dialog
          picture={stored}
          channels={channels}
          isOfChannel={isOfChannel}
          onDone={take}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}

type CoverButtonProps = {
  picture: DraftImage
  /** Position among the files, from 1. */
  number: number
  channels: readonly Connection[]
  onChoose: (cover: VideoCover) => void
}

const SECOND = 1000

/** Opens the cover dialog of a video, whose code loads on demand; renders nothing if no channel supports covers. */
function CoverButton({ picture, number, channels, onChoose }: CoverButtonProps) {
  const { t } = useTranslation('studio')
  const [Dialog, setDialog] = useState<ComponentType<CoverDialogProps> | null>(null)
  const { stored, url } = picture
  const takers = findCoverChannels(channels)
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
