import { FileButton, Button } from '@mantine/core'
import { IconPhotoPlus, IconPhotoSearch } from '@tabler/icons-react'
import { memo, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ALT_TEXT_MAX, POST_MEDIA_MAX, THREAD_ALT_MAX } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { POST_MEDIA_TYPES } from '@postwright/core/media/media-type'
import type { ImagePlace } from '@/posts/content/image-place.ts'
import { useDragList } from '@/drag/drag-list.tsx'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { moveItem } from '@/drag/move-item.ts'
import { type VideoCover, findCoverImageChannels, withCoverSecond } from '../../video-cover.ts'
import { ImageItem } from './image-item.tsx'
import { UploadItem } from './upload-item.tsx'
import { type DraftImage, type ChangeFiles, namedKind, useRemoveImage } from './draft-images.tsx'
import type { ImageUploads } from './use-image-uploads.ts'
import styles from './images.module.css'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import type { LibraryDialogProps } from './library-dialog.tsx'

type Props = {
  pictures: readonly DraftImage[]
  place: ImagePlace
  uploads: ImageUploads
  /** The channels that get the images: their aspect ratios are offered for cropping. */
  channels: readonly Connection[]
  onChange: ChangeFiles
  /** Sets the cover of a video, if covers are supported. */
  onCover?: (cover: VideoCover) => void
}

type PostProps = Omit<Props, 'onCover'> & { autosave: Autosave<PostDraft> }

/** The images of the post itself. A frame of a video can be set as its cover on the channels that support covers. */
export const PostImages = memo(function PostImages({ autosave, ...props }: PostProps) {
  const giveCover = useVideoCover(autosave, props.uploads, props.channels)
  return <Pictures {...props} onCover={giveCover} />
})

/** The images of a post, or of a part of its thread, in order, with their descriptions and pending uploads. */
export function Pictures({ pictures, place, uploads, channels, onChange, onCover }: Props) {
  const { t } = useTranslation('studio')
  const [moved, setMoved] = useState('')
  const remove = useRemoveImage(onChange)
  const count = pictures.length
  const drag = useDragList({
    items: pictures.map((picture, at) => ({
      id: picture.mediaId,
      name: t(`studio:pictures.item.${namedKind(picture)}.name`, { number: at + 1 }),
    })),
    onMove: (from, to) => onChange((files) => moveItem(files, from, to)),
  })
  const pending = uploads.pending.filter(
    (upload) => upload.place.connectionId === place.connectionId && upload.place.part === place.part,
  )
  const room = uploads.roomLeft(place)
  const isPart = place.part > 0

  function move(from: number, to: number) {
    if (to < 0 || to >= count) return
    onChange((files) => moveItem(files, from, to))
    setMoved(t('studio:pictures.moved', { number: to + 1, total: count }))
  }

  return (
    <section
      className={styles.pictures}
      aria-label={isPart ? t('studio:pictures.labelOfPart', { number: place.part + 1 }) : t('studio:pictures.label')}
    >
      {count + pending.length > 0 && (
        <ol className={styles.list}>
          {pictures.map((picture, at) => (
            <ImageItem
              key={picture.mediaId}
              picture={picture}
              at={at}
              count={count}
              dragged={drag.store}
              altMax={isPart ? THREAD_ALT_MAX : ALT_TEXT_MAX}
              channels={channels}
              isOfChannel={place.connectionId !== null}
              onMove={move}
              onChange={onChange}
              onCropped={uploads.learn}
              onCover={onCover}
              onRemove={() => remove(picture)}
            />
          ))}
          {pending.map((upload) => (
            <UploadItem key={upload.key} upload={upload} onCancel={uploads.cancel} onRetry={uploads.retry} />
          ))}
        </ol>
      )}
      {drag.layer}
      <div className={styles.add}>
        <FileButton multiple accept={POST_MEDIA_TYPES.join(',')} onChange={(files) => uploads.add(files, place)}>
          {(props) => (
            <ServiceButton
              service="media"
              {...props}
              size="compact-sm"
              variant={isPart ? 'subtle' : 'default'}
              disabled={room === 0}
              leftSection={<IconPhotoPlus size="1rem" aria-hidden />}
            >
              {t('studio:pictures.add')}
            </ServiceButton>
          )}
        </FileButton>
        <LibraryButton
          taken={pictures.map(({ mediaId }) => mediaId)}
          room={room}
          isQuiet={isPart}
          onFiles={(files) => uploads.add(files, place)}
          onStored={(files) => uploads.addStored(files, place)}
        />
        {!isPart && (
          <span className={styles.hint}>
            {room === 0 ? t('studio:pictures.full', { max: POST_MEDIA_MAX }) : t('studio:pictures.hint')}
          </span>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {moved}
      </p>
    </section>
  )
}

/**
 * Sets the cover of a video on the channels that support one. Some receive the time of the frame in seconds. Others receive an image, in the
 * channel's own version unless it is the only channel: other channels would show the image beside the video.
 */
function useVideoCover(
  autosave: Autosave<PostDraft>,
  uploads: Pick<ImageUploads, 'add'>,
  channels: readonly Connection[],
): (cover: VideoCover) => void {
  const { t } = useTranslation('studio')

  return ({ second, picture }) => {
    const { draft } = autosave.getState()
    const settings = withCoverSecond(draft.settings, channels, second)
    if (settings !== draft.settings) autosave.edit({ ...draft, settings })
    for (const { id } of findCoverImageChannels(channels)) {
      const isAlone = draft.connectionIds.length === 1
      uploads.add([picture], { connectionId: isAlone ? null : id, part: 0 })
    }
    toast.success(t('studio:pictures.coverChosen'))
  }
}

type LibraryButtonProps = Omit<LibraryDialogProps, 'onClose'> & {
  /** True for a less prominent button, beside more important ones. */ isQuiet: boolean
}

/** Opens the workspace's images, whose code loads on demand. Unavailable offline, since images could not be shown. */
function LibraryButton({ isQuiet, ...library }: LibraryButtonProps) {
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
