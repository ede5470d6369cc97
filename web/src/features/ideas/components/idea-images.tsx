import { ActionIcon, FileButton } from '@mantine/core'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IDEA_MEDIA_MAX, MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { IMAGE_TYPES } from '@postwright/core/media/media-type'
import { uploadMedia } from '@/documents/data/upload-media.ts'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import type { IdeaDraft } from '../idea-draft.ts'
import styles from './idea-editor.module.css'

type Props = { media: IdeaDraft['media']; onAdd: (mediaId: string) => void; onRemove: (mediaId: string) => void }

/** The images of an idea; a post created from it starts with them. */
export function IdeaImages({ media, onAdd, onRemove }: Props) {
  const { t } = useTranslation(['ideas', 'errors'])
  const { workspaceId } = useSignedIn()
  const errorText = useErrorText()
  const online = useOnline()
  const [isBusy, setBusy] = useState(false)
  const { urlOf } = useMediaUrls(
    workspaceId,
    media.map(({ mediaId }) => mediaId),
  )

  async function take(files: readonly File[]) {
    setBusy(true)
    for (const file of files.slice(0, IDEA_MEDIA_MAX - media.length)) {
      try {
        if (file.size > MEDIA_BYTES_MAX) throw new RangeError('too large')
        const options = { signal: new AbortController().signal, onProgress: () => undefined }
        onAdd((await uploadMedia(workspaceId, { name: file.name, file }, options)).media.id)
      } catch (error) {
        toast.error(error instanceof RangeError ? t('errors:api.media_too_large') : errorText(error))
      }
    }
    setBusy(false)
  }

  return (
    <div>
      <p className={styles.legend}>{t('ideas:edit.pictures')}</p>
      <ul className={styles.pictures}>
        {media.map(({ mediaId, alt }, at) => (
          <li key={mediaId} className={styles.picture}>
            <img src={urlOf(mediaId) ?? undefined} alt={alt} />
            <ActionIcon
              className={styles.remove}
              variant="default"
              size="sm"
              aria-label={t('ideas:edit.removePicture', { number: at + 1 })}
              onClick={() => onRemove(mediaId)}
            >
              <IconX size="0.875rem" aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <FileButton accept={IMAGE_TYPES.join(',')} multiple onChange={(files) => void take(files)}>
        {(props) => (
          <ServiceButton
            service="media"
            {...props}
            mt="xs"
            size="compact-sm"
            variant="default"
            loading={isBusy}
            disabled={!online || media.length >= IDEA_MEDIA_MAX}
            leftSection={<IconPhotoPlus size="1rem" aria-hidden />}
          >
            {t('ideas:edit.addPicture')}
          </ServiceButton>
        )}
      </FileButton>
    </div>
  )
}
