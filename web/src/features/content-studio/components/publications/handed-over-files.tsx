import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { useMediaUrls } from '@/lib/media/use-media-urls.ts'
import styles from './handed-over.module.css'

/** The files of a publication that a person makes, to be saved and added there in this order. */
export function HandedOverFiles({ variant }: { variant: Variant }) {
  const { t } = useTranslation('publishing')
  const { media } = variant.content
  const urls = useMediaUrls(
    variant.workspaceId,
    media.map(({ mediaId }) => mediaId),
  )
  if (media.length === 0) return null
  return (
    <ul className={styles.files}>
      {media.map(({ mediaId, alt, mime }, at) => {
        const url = urls.urlOf(mediaId)
        const name = t('publishing:handedOver.file', { number: at + 1 })
        return (
          <li key={mediaId}>
            {url === null ? (
              name
            ) : (
              <a href={url} download={`${at + 1}.${mime.replace(/^.*\//, '')}`}>
                <IconDownload size="0.875rem" aria-hidden /> {name}
              </a>
            )}
            {alt !== '' && <span className={styles.alt}>{alt}</span>}
          </li>
        )
      })}
    </ul>
  )
}
