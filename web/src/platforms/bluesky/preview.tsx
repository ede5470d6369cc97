import { IconBookmark, IconDots, IconHeart, IconMessageCircle, IconRepeat, IconShare2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PreviewProps } from '../platform-module.ts'
import { Actions } from '../preview/actions.tsx'
import { Byline } from '../preview/byline.tsx'
import { Carousel } from '../preview/carousel.tsx'
import { EmptyLines } from '../preview/empty-lines.tsx'
import { LinkCard, cardLink } from '../preview/link-card.tsx'
import { MediaCover } from '../preview/content-warning.tsx'
import { MediaGrid } from '../preview/media-grid.tsx'
import { PostText } from '../preview/post-text.tsx'
import { type PreviewFile, isEmpty } from '../preview/preview-content.ts'
import { ThreadRow } from '../preview/thread-row.tsx'
import styles from './preview.module.css'

const MARKS = { links: true, tags: true, mentions: 'domains' } as const
const GRID_MAX = 4

export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  const { name, handle, avatar } = channel
  const { post, replies, settings } = content
  const link = settings.linkCard === false ? null : cardLink(content)
  const isLabelled = settings.label !== undefined && settings.label !== 'none'
  return (
    <article className={styles.page} data-device={device}>
      {[post, ...replies].map(({ text, files }, at) => (
        <ThreadRow key={at} name={name || handle} avatar={avatar} size={42} isJoined={at < replies.length}>
          <Byline name={name} handle={handle} />
          {at === 0 && isEmpty(content) && <EmptyLines />}
          <PostText text={text} marks={MARKS} shortens />
          {files.length > 0 && (
            <div className={styles.media}>
              {isLabelled ? (
                <MediaCover words={t('previews:cover.label')}>
                  <Files files={files} />
                </MediaCover>
              ) : (
                <Files files={files} />
              )}
            </div>
          )}
          {at === 0 && link !== null && (
            <div className={styles.media}>
              <LinkCard link={link} look="hostBelow" />
            </div>
          )}
          <Actions spread>
            <IconMessageCircle size="1.125rem" stroke={1.6} />
            <IconRepeat size="1.125rem" stroke={1.6} />
            <IconHeart size="1.125rem" stroke={1.6} />
            <IconBookmark size="1.125rem" stroke={1.6} />
            <IconShare2 size="1.125rem" stroke={1.6} />
            <IconDots size="1.125rem" stroke={1.6} />
          </Actions>
        </ThreadRow>
      ))}
    </article>
  )
}

/** Shows up to four images in a grid, more in a carousel. */
function Files({ files }: { files: readonly PreviewFile[] }) {
  if (files.length > GRID_MAX) return <Carousel files={files} ratio={1} whole counts="numbers" />
  return <MediaGrid files={files} layout="quad" single={[0.75, 2.2]} />
}
