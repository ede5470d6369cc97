import { IconFileTypePdf, IconMusic } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MediaType } from '@postwright/core/media/media-type'
import { mediaKind } from '@postwright/core/media/media-kind'
import styles from './media-view.module.css'

type Props = {
  mime: MediaType
  url: string
  /** Alt text; empty if the surrounding text already describes the file. */
  alt: string
  className?: string | undefined
  /** True if videos and sounds can be played; otherwise the first frame of a video, or an icon, is shown. */
  isPlayable?: boolean
}

/** Start of the preview frame: some videos begin with a black frame. */
const FIRST_PICTURE = '#t=0.1'

/** Shows a stored file: an image, a video with its first frame, or an icon for a document or a sound. */
export function MediaView({ mime, url, alt, className, isPlayable = false }: Props) {
  switch (mediaKind(mime)) {
    case 'image':
      return <img className={className} src={url} alt={alt} loading="lazy" decoding="async" draggable={false} />
    case 'video':
      return (
        <video
          className={className}
          src={`${url}${FIRST_PICTURE}`}
          aria-label={alt === '' ? undefined : alt}
          aria-hidden={alt === '' && !isPlayable ? true : undefined}
          controls={isPlayable}
          tabIndex={isPlayable ? undefined : -1}
          preload="metadata"
          playsInline
          muted
        />
      )
    case 'document':
      return (
        <Sign alt={alt}>
          <IconFileTypePdf size="2rem" stroke={1.5} aria-hidden />
        </Sign>
      )
    case 'audio':
      return isPlayable ? (
        <audio
          className={styles.sound}
          src={url}
          aria-label={alt === '' ? undefined : alt}
          controls
          preload="metadata"
        />
      ) : (
        <Sign alt={alt}>
          <IconMusic size="2rem" stroke={1.5} aria-hidden />
        </Sign>
      )
  }
}

function Sign({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <span className={styles.sign} role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
      {children}
    </span>
  )
}
