import { Textarea } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Uploaded } from '@/documents/data/upload-media.ts'
import { DragGrip } from '@/drag/drag-grip.tsx'
import { useDragItem } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { MediaView } from '@/ui/media-view.tsx'
import type { VideoCover } from '../../video-cover.ts'
import { ImageActions } from './image-actions.tsx'
import { type DraftImage, type ChangeFiles, namedKind } from './draft-images.tsx'
import styles from './image-item.module.css'

type Props = {
  picture: DraftImage
  /** Position in the post, from 0. */
  at: number
  count: number
  dragged: DragStore
  altMax: number
  channels: readonly Connection[]
  /** True if only one channel gets the image. */
  isOfChannel: boolean
  onMove: (from: number, to: number) => void
  onChange: ChangeFiles
  onCropped: (uploaded: Uploaded) => void
  onCover: ((cover: VideoCover) => void) | undefined
  onRemove: () => void
}

/** One file: its preview, its description, and its position, changed by pointer or by button. */
export function ImageItem(props: Props) {
  const { picture, at, count, dragged, altMax, channels, isOfChannel, onMove, onChange, onCropped, onCover, onRemove } =
    props
  const { t } = useTranslation('studio')
  const number = at + 1
  const { mediaId, mime, url, alt, stored, isGone } = picture
  const drag = useDragItem(dragged, mediaId)
  const kind = namedKind(picture)

  function describe(words: string) {
    onChange((files) => files.map((file) => (file.mediaId === mediaId ? { ...file, alt: words } : file)))
  }

  return (
    <li
      className={styles.item}
      {...drag.item}
      aria-label={t(`studio:pictures.item.${kind}.number`, { number, total: count })}
    >
      <div className={styles.picture}>
        {url !== null && (
          <MediaView
            className={styles.image}
            mime={mime ?? 'image/jpeg'}
            url={url}
            alt={alt === '' && kind === 'video' ? t(`studio:pictures.item.${kind}.name`, { number }) : alt}
            isPlayable
          />
        )}
        {isGone && <IconPhotoOff className={styles.gone} aria-hidden />}
        {count > 1 && (
          <DragGrip className={styles.grip} drag={drag} label={t(`studio:pictures.item.${kind}.grip`, { number })} />
        )}
        {stored && stored.pages !== null && (
          <span className={styles.pages}>{t('studio:pictures.pages', { count: stored.pages })}</span>
        )}
      </div>
      <div className={styles.words}>
        {isGone && <p className={styles.problem}>{t('studio:pictures.gone')}</p>}
        <Textarea
          classNames={{ input: styles.alt, description: styles.count }}
          aria-label={t(`studio:pictures.item.${kind}.alt`, { number })}
          placeholder={t(`studio:pictures.item.${kind}.altPlaceholder`)}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={altMax}
          value={alt}
          onChange={(event) => describe(event.currentTarget.value)}
          description={t('studio:pictures.altCount', { used: alt.length, max: altMax })}
          inputWrapperOrder={['input', 'description']}
        />
      </div>
      <ImageActions
        {...{ picture, number, count, channels, isOfChannel, onChange, onCropped, onCover, onRemove }}
        onMove={(to) => onMove(at, to)}
      />
    </li>
  )
}
