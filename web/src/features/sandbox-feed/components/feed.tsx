import { Button, Popover, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import type { SandboxPost } from '@postwright/core/model/sandbox'
import { routes } from '@/config/routes.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import type { PagedList } from '@/lib/live/use-paged-list.ts'
import type { MediaUrls } from '@/lib/media/media-urls.ts'
import { recordKeyOf } from '../record-key.ts'
import classes from './feed-post.module.css'
import type { LiveDoc } from '@/lib/live/use-live.ts'
import { Panel } from '@/ui/panel.tsx'
import { useEffect, useRef } from 'react'
import { Avatar } from '@/ui/avatar.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { IconPhotoOff } from '@tabler/icons-react'

type Props = PagedList<SandboxPost> & { channel: Connection; media: MediaUrls; linkedKey: string | null }

/** The posts of the channel, newest first, page by page. */
export function Feed({ page, paging, channel, media, linkedKey }: Props) {
  const { t } = useTranslation('sandbox')
  return (
    <>
      <DataState
        read={page}
        loading={<SkeletonList rows={3} />}
        errorTitle={t('sandbox:feedError')}
        empty={!paging.hasPrevious && <EmptyFeed />}
      >
        {(posts) =>
          posts.map((post) => (
            <div key={post.id} className={classes.item}>
              <FeedPost post={post} channel={channel} media={media} isLinked={recordKeyOf(post) === linkedKey} />
            </div>
          ))
        }
      </DataState>
      <Pager list={t('sandbox:posts')} paging={paging} inset />
    </>
  )
}

function EmptyFeed() {
  const { t } = useTranslation('sandbox')
  return (
    <EmptyState
      drawing="post"
      title={t('sandbox:emptyTitle')}
      text={t('sandbox:emptyText')}
      action={
        <Button component={Link} to={routes.contentStudio.href()}>
          {t('sandbox:write')}
        </Button>
      }
    />
  )
}

type LinkedPostProps = { linked: LiveDoc<SandboxPost>; channel: Connection; media: MediaUrls }

/** The post that the address links to, if it is not on the displayed page. */
export function LinkedPost({ linked, channel, media }: LinkedPostProps) {
  const { t } = useTranslation('sandbox')
  if (linked.status === 'ready') {
    return (
      <Panel id="linked" title={t('sandbox:linked')} flush>
        <FeedPost post={linked.data} channel={channel} media={media} isLinked />
      </Panel>
    )
  }
  if (linked.status === 'loading') return null
  return (
    <p className={classes.linkedMissing} role="status">
      {t('sandbox:linkedMissing')}
    </p>
  )
}

type FeedPostProps = { post: SandboxPost; channel: Connection; media: MediaUrls; isLinked: boolean }

/** One post as the network shows it, with the number of times it was sent. */
export function FeedPost({ post, channel, media, isLinked }: FeedPostProps) {
  const { t } = useTranslation('sandbox')
  const key = recordKeyOf(post)
  const article = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isLinked) return
    article.current?.scrollIntoView({ block: 'center' })
    article.current?.focus({ preventScroll: true })
  }, [isLinked])

  return (
    <article
      ref={article}
      id={key}
      className={classes.post}
      data-linked={isLinked || undefined}
      tabIndex={isLinked ? -1 : undefined}
    >
      <Avatar name={channel.name} src={channel.avatar} size={40} />
      <div>
        <header className={classes.head}>
          <span className={classes.name}>{channel.name}</span>
          <span>{channel.handle}</span>
          <span className={classes.time}>
            <a href={`#${key}`} title={t('sandbox:permalink')}>
              <RelativeTime instant={post.postedAt} />
            </a>
          </span>
        </header>
        {post.text !== '' && <p className={classes.text}>{post.text}</p>}
        {post.images.length > 0 && <FeedImages images={post.images} media={media} />}
        <footer className={classes.foot} data-repeated={post.calls > 1 || undefined}>
          <span className={classes.calls}>
            {post.calls === 1 ? t('sandbox:callsOnce') : t('sandbox:callsAgain', { times: post.calls })}
          </span>
          <span className={classes.key}>{t('sandbox:key', { key })}</span>
        </footer>
      </div>
    </article>
  )
}

type FeedImagesProps = { images: SandboxPost['images']; media: MediaUrls }

/** Up to four images in the usual grid, each with its alt text behind a badge. */
function FeedImages({ images, media }: FeedImagesProps) {
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
