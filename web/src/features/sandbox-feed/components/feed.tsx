import { Button } from '@mantine/core'
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
import type { MediaUrls } from '@/lib/media/use-media-urls.ts'
import { recordKeyOf } from '../record-key.ts'
import { FeedPost } from './feed-post.tsx'
import classes from './feed-post.module.css'

type Props = PagedList<SandboxPost> & { channel: Connection; media: MediaUrls; linkedKey: string | null }

/** What the channel has posted, newest first, page by page. */
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
