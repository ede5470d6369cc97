import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import type { SandboxPost } from '@postwright/core/model/sandbox'
import { routes } from '@/config/routes.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { UnreadableNote } from '@/ui/unreadable-note.tsx'
import type { MediaUrls } from '@/lib/media/use-media-urls.ts'
import type { Feed as FeedState } from '../data/use-sandbox.ts'
import { recordKeyOf } from '../record-key.ts'
import { FeedPost } from './feed-post.tsx'
import classes from './feed-post.module.css'

type Props = {
  feed: FeedState
  channel: Connection
  media: MediaUrls
  linkedKey: string | null
  onOlder: (last: SandboxPost) => void
  /** Null on the first page. */
  onNewer: (() => void) | null
}

/** What the channel has posted, newest first, page by page. */
export function Feed({ feed, channel, media, linkedKey, onOlder, onNewer }: Props) {
  const { t } = useTranslation('sandbox')
  if (feed.status === 'loading') return <SkeletonList rows={3} />
  if (feed.status === 'error') return <ErrorPanel title={t('sandbox:feedError')} onRetry={feed.retry} />
  const last = feed.posts.at(-1)
  return (
    <>
      {feed.posts.length === 0 && feed.unreadable === 0 && onNewer === null && <EmptyFeed />}
      {feed.posts.map((post) => (
        <div key={post.id} className={classes.item}>
          <FeedPost post={post} channel={channel} media={media} isLinked={recordKeyOf(post) === linkedKey} />
        </div>
      ))}
      <UnreadableNote count={feed.unreadable} />
      {(onNewer !== null || feed.hasMore) && (
        <Group className={classes.pages} justify="space-between">
          <Button variant="default" disabled={onNewer === null} onClick={() => onNewer?.()}>
            {t('sandbox:newer')}
          </Button>
          <Button variant="default" disabled={!feed.hasMore} onClick={() => last && onOlder(last)}>
            {t('sandbox:older')}
          </Button>
        </Group>
      )}
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
