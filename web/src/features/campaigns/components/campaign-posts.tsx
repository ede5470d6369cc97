import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Post } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { campaignPostsQuery } from '../data/campaign-queries.ts'
import styles from './campaigns.module.css'

export function CampaignPosts({ campaignId, timeZone }: { campaignId: string; timeZone: string }) {
  const { t } = useTranslation('campaigns')
  const { workspaceId } = useSignedIn()
  const { itemsPerPage } = useSettings()
  const { page, paging } = usePagedList(campaignPostsQuery(workspaceId, campaignId), itemsPerPage)
  const posts = useShownDocuments(page.status === 'ready' ? page.data : [])
  const title = t('campaigns:posts.title')
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.columnName}>{title}</h2>
      <DataState
        read={page.status === 'ready' ? { ...page, data: posts } : page}
        loading={<SkeletonList rows={3} label={t('campaigns:posts.loading')} />}
        errorTitle={t('campaigns:posts.error')}
        empty={
          <EmptyState
            title={t('campaigns:posts.empty')}
            text={t('campaigns:posts.emptyText')}
            action={
              <Button component={Link} to={routes.contentStudio.href()} variant="default">
                {t('campaigns:posts.open')}
              </Button>
            }
          />
        }
      >
        {() => (
          <ul className={styles.stack}>
            {posts.map((post) => (
              <li key={post.id} className={styles.row}>
                <Link className={styles.name} to={routes.contentStudioPost.href(post.id)}>
                  {firstLine(post.text) ?? (post.title || t('campaigns:posts.noText'))}
                </Link>
                <PostTime post={post} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        )}
      </DataState>
      <Pager list={title} paging={paging} size="compact-sm" />
    </section>
  )
}

function PostTime({ post, timeZone }: { post: Post; timeZone: string }) {
  const { t } = useTranslation('campaigns')
  const at = post.publishedAt ?? post.plannedAt
  return (
    <span className={styles.soft}>
      {at === null ? t('campaigns:posts.draft') : <ZonedTimeText instant={at} tzid={timeZone} />}
    </span>
  )
}
