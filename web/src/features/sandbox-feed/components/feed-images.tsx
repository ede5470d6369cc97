import { Popover, UnstyledButton } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SandboxPost } from '@postwright/core/model/sandbox'
import type { MediaUrls } from '@/lib/media/use-media-urls.ts'
import classes from './feed-post.module.css'

type Props = { images: SandboxPost['images']; media: MediaUrls }

/** Up to four pictures in the usual grid, each with its alt text behind a badge. */
export function FeedImages({ images, media }: Props) {
  return (
    <div className={classes.images} data-count={images.length}>
      {images.map(({ mediaId, alt }) => (
        <FeedImage key={mediaId} alt={alt} url={media.urlOf(mediaId)} isWaiting={media.status === 'loading'} />
      ))}
    </div>
  )
}

function FeedImage({ alt, url, isWaiting }: { alt: string; url: string | null; isWaiting: boolean }) {
  const { t } = useTranslation('sandbox')
  return (
    <figure className={classes.image}>
      {url !== null && <img src={url} alt={alt} loading="lazy" />}
      {url === null && isWaiting && (
        <span className={classes.waiting} role="img" aria-label={t('sandbox:pictureLoading')} />
      )}
      {url === null && !isWaiting && (
        <span className={classes.missing}>
          <IconPhotoOff size="1.25rem" aria-hidden />
          {t('sandbox:pictureError')}
        </span>
      )}
      {alt !== '' && (
        <Popover width={260} position="top-start" withArrow>
          <Popover.Target>
            <UnstyledButton className={classes.alt}>{t('sandbox:alt')}</UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown className={classes.altText}>{alt}</Popover.Dropdown>
        </Popover>
      )}
      {alt === '' && <span className={classes.noAlt}>{t('sandbox:altMissing')}</span>}
    </figure>
  )
}
