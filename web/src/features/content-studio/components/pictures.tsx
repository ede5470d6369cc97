import { Button, FileButton } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { POST_MEDIA_MAX } from '@postwright/core/limits'
import { MEDIA_TYPES } from '@postwright/core/model/media'
import type { PostDraft } from '@postwright/core/model/post'
import { moveItem } from '../move-item.ts'
import { LibraryButton } from './library-button.tsx'
import { PictureItem } from './picture-item.tsx'
import { UploadItem } from './upload-item.tsx'
import type { DraftPicture } from './use-draft-pictures.ts'
import type { PictureUploads } from './use-picture-uploads.ts'
import { useRemovePicture } from './use-remove-picture.ts'
import type { Autosave } from '@/documents/autosave.ts'
import styles from './pictures.module.css'

type Props = { pictures: readonly DraftPicture[]; uploads: PictureUploads; autosave: Autosave<PostDraft> }

/** The pictures of a post in their order, with their descriptions, and what is still being uploaded. */
export function Pictures({ pictures, uploads, autosave }: Props) {
  const { t } = useTranslation('studio')
  const [moved, setMoved] = useState('')
  const remove = useRemovePicture(autosave)
  const count = pictures.length
  const room = POST_MEDIA_MAX - count - uploads.pending.length
  const isFull = room <= 0

  function setMedia(change: (media: PostDraft['media']) => PostDraft['media']) {
    const { draft } = autosave.getState()
    autosave.edit({ ...draft, media: change(draft.media) })
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= count) return
    setMedia((media) => moveItem(media, from, to))
    setMoved(t('studio:pictures.moved', { number: to + 1, total: count }))
  }

  function describe(mediaId: string, alt: string) {
    setMedia((media) => media.map((item) => (item.mediaId === mediaId ? { mediaId, alt } : item)))
  }

  return (
    <section className={styles.pictures} aria-label={t('studio:pictures.label')}>
      {count + uploads.pending.length > 0 && (
        <ol className={styles.list}>
          {pictures.map((picture, at) => (
            <PictureItem
              key={picture.mediaId}
              picture={picture}
              at={at}
              count={count}
              onMove={move}
              onDescribe={(alt) => describe(picture.mediaId, alt)}
              onRemove={() => remove(picture.mediaId)}
            />
          ))}
          {uploads.pending.map((upload) => (
            <UploadItem key={upload.key} upload={upload} onCancel={uploads.cancel} onRetry={uploads.retry} />
          ))}
        </ol>
      )}
      <div className={styles.add}>
        <FileButton multiple accept={MEDIA_TYPES.join(',')} onChange={uploads.add}>
          {(props) => (
            <Button
              {...props}
              size="compact-sm"
              variant="default"
              disabled={isFull}
              leftSection={<IconPhotoPlus size="1rem" aria-hidden />}
            >
              {t('studio:pictures.add')}
            </Button>
          )}
        </FileButton>
        <LibraryButton taken={pictures.map(({ mediaId }) => mediaId)} room={room} uploads={uploads} />
        <span className={styles.hint}>
          {isFull ? t('studio:pictures.full', { max: POST_MEDIA_MAX }) : t('studio:pictures.hint')}
        </span>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {moved}
      </p>
    </section>
  )
}
