import { IconFileTypePdf, IconPhotoOff, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatLength } from '@/ui/format-length.ts'
import { MediaView } from '@/ui/media-view.tsx'
import styles from './file-view.module.css'
import type { PreviewFile } from './preview-content.ts'

type Props = {
  file: PreviewFile
  /** Position among the files of the post. */
  number: number
  whole?: boolean
  /** True if the network shows that the file has alt text. */
  showsAlt?: boolean
}

/** Shows one file as on its network, with its alt text behind a button. `whole`: not cropped. */
export function FileView({ file, number, whole, showsAlt = true }: Props) {
  const { t } = useTranslation('previews')
  const [isRead, setRead] = useState(false)
  const { kind, mime, url, alt, durationMs, pages, name, state, progress } = file
  if (state === 'uploading') {
    return (
      <div className={styles.note}>
        <span className={styles.name}>{t('previews:file.uploading', { name })}</span>
        <progress className={styles.progress} max={1} value={progress} aria-label={name} />
      </div>
    )
  }
  if (state === 'missing') {
    return (
      <div className={styles.note}>
        <IconPhotoOff size="1.5rem" aria-hidden />
        <span>{t('previews:file.missing')}</span>
      </div>
    )
  }
  if (url === null || mime === null) return <div className={styles.waiting} aria-hidden="true" />
  if (kind === 'document') {
    return (
      <div className={styles.note}>
        <IconFileTypePdf size="2.25rem" stroke={1.4} aria-hidden />
        <span className={styles.name}>{name}</span>
        {pages !== null && <span>{t('previews:file.pages', { count: pages })}</span>}
      </div>
    )
  }
  const label = alt === '' ? t(`previews:file.${kind}`, { number }) : alt
  return (
    <>
      <MediaView className={whole ? styles.whole : styles.media} mime={mime} url={url} alt={label} />
      {kind === 'video' && (
        <>
          <span className={styles.play} aria-hidden="true">
            <IconPlayerPlayFilled size="1.5rem" />
          </span>
          {durationMs !== null && <span className={styles.length}>{formatLength(durationMs)}</span>}
        </>
      )}
      {showsAlt && alt !== '' && (
        <button
          type="button"
          className={styles.alt}
          aria-expanded={isRead}
          aria-label={t('previews:file.readAlt', { number })}
          onClick={() => setRead(!isRead)}
        >
          {t('previews:file.alt')}
        </button>
      )}
      {isRead && <p className={styles.altText}>{alt}</p>}
    </>
  )
}

/** Returns the aspect ratio in which a network shows a file: the file's own, clamped to the allowed range; square if unknown. */
export function clampRatio(ratio: number | null | undefined, [tallest, widest]: readonly [number, number]): number {
  return Math.min(Math.max(ratio ?? 1, tallest), widest)
}
