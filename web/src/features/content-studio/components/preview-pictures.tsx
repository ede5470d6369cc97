import { useTranslation } from 'react-i18next'
import { MediaView } from '@/ui/media-view.tsx'
import type { DraftPicture } from './use-draft-pictures.ts'
import styles from './preview-pictures.module.css'

/** Tallest and widest shape in which a single picture is shown. */
const TALLEST = 3 / 4
const WIDEST = 2

/** One to four pictures in the grid that the networks use; a badge marks those with a description. */
export function PreviewPictures({ pictures }: { pictures: readonly DraftPicture[] }) {
  const { t } = useTranslation('studio')
  const shown = pictures.slice(0, 4)
  const single = shown.length === 1 ? shown[0] : undefined
  const ratio = single?.ratio ? Math.min(Math.max(single.ratio, TALLEST), WIDEST) : undefined
  return (
    <div
      className={styles.grid}
      data-count={shown.length}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
    >
      {shown.map(({ mediaId, url, alt, mime }, at) => (
        <div key={mediaId} className={styles.cell}>
          {url !== null && (
            <MediaView
              className={styles.image}
              mime={mime ?? 'image/jpeg'}
              url={url}
              alt={alt === '' ? t('studio:preview.image', { number: at + 1 }) : alt}
            />
          )}
          {alt !== '' && (
            <span className={styles.badge} title={alt} aria-hidden="true">
              {t('studio:preview.alt')}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}
