import { IconFileTypePdf, IconMusic } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MediaType } from '@postwright/core/media/media-type'
import { mediaKind } from '@postwright/core/media/media-kind'
import styles from './media-view.module.css'

type Props = {
  mime: MediaType
  url: string
  /** What is to be seen, for people who cannot; empty where it is said beside it. */
  alt: string
  className?: string | undefined
  /** Videos and sounds can be played here; otherwise the first image of a video, or a sign, stands for them. */
  isPlayable?: boolean
}

/** The first moment that has a picture: some videos begin black. */
const FIRST_PICTURE = '#t=0.1'

/** A stored file as it looks: an image, a video with its first image, or the sign of a document or a sound. */
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
