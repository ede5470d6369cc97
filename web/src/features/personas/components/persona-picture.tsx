import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { IMAGE_TYPES } from '@postwright/core/media/media-type'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { ServiceButton } from '@/services/service-button.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { Avatar } from '@/ui/avatar.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import styles from './persona-editor.module.css'

type Props = { name: string; mediaId: string | null; onPicture: (mediaId: string | null) => void }

/** The picture of a persona, or its initials. */
export function PersonaPicture({ name, mediaId, onPicture }: Props) {
  const { t } = useTranslation(['personas', 'errors'])
  const { workspaceId } = useSignedIn()
  const errorText = useErrorText()
  const online = useOnline()
  const [isBusy, setBusy] = useState(false)
  const { urlOf } = useMediaUrls(workspaceId, mediaId === null ? [] : [mediaId])

  async function take(file: File | null) {
    if (!file) return
    if (file.size > MEDIA_BYTES_MAX) return toast.error(t('errors:api.media_too_large'))
    setBusy(true)
    try {
      const { uploadMedia } = await import('@/documents/data/upload-media.ts')
      const options = { signal: new AbortController().signal, onProgress: () => undefined }
      onPicture((await uploadMedia(workspaceId, { name: file.name, file }, options)).media.id)
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(false)
  }

  return (
    <div className={styles.picture}>
      <Avatar name={name} src={mediaId === null ? null : urlOf(mediaId)} size={96} />
      <FileButton accept={IMAGE_TYPES.join(',')} onChange={(file) => void take(file)}>
        {(props) => (
          <ServiceButton service="media" {...props} variant="default" size="xs" loading={isBusy} disabled={!online}>
            {mediaId === null ? t('personas:who.picture') : t('personas:who.otherPicture')}
          </ServiceButton>
        )}
      </FileButton>
      {mediaId !== null && (
        <Button variant="subtle" color="gray" size="xs" onClick={() => onPicture(null)}>
          {t('personas:who.noPicture')}
        </Button>
      )}
    </div>
  )
}
