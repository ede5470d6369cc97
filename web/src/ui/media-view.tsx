import { IconFileTypePdf } from '@tabler/icons-react'
import type { MediaType } from '@postwright/core/media/media-type'
import { mediaKind } from '@postwright/core/media/media-kind'
import styles from './media-view.module.css'

type Props = {
  mime: MediaType
  url: string
  /** What is to be seen, for people who cannot; empty where it is said beside it. */
  alt: string
  className?: string | undefined
  /** A video can be played here; otherwise its first picture stands for it. */
  isPlayable?: boolean
}

/** The first moment that has a picture: some videos begin black. */
const FIRST_PICTURE = '#t=0.1'

/** A stored file as it looks: a picture, a video with its first picture, or the sign of a document. */
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
        <span
          className={styles.document}
          role={alt === '' ? undefined : 'img'}
          aria-label={alt === '' ? undefined : alt}
        >
          <IconFileTypePdf size="2rem" stroke={1.5} aria-hidden />
        </span>
      )
  }
}
