import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { UnreadableNote } from '@/ui/unreadable-note.tsx'
import { useConnections } from '@/publishing/use-connections.ts'
import { usePictureUrls } from '../data/use-pictures.ts'
import { usePosts } from '../data/use-posts.ts'
import { hiddenPosts } from '../hidden-posts.ts'
import { TAB_LIFECYCLES, type PostTab } from '../post-tabs.ts'
import { Pager } from './pager.tsx'
import { PostRow, ROW_PICTURES } from './post-row.tsx'
import { useDeletePost } from './use-delete-post.ts'
import styles from './post-list.module.css'

type Props = { tab: PostTab; onNew: () => void; onCopy: (draft: PostDraft) => void }

const DRAWINGS = {
  all: 'post',
  drafts: 'post',
  scheduled: 'calendar',
  attention: 'check',
  published: 'inbox',
} as const satisfies Record<PostTab, string>

/** One page of posts, live. */
export function PostList({ tab, onNew, onCopy }: Props) {
  const { t } = useTranslation('studio')
  const { workspaceId } = useSignedIn()
  const { itemsPerPage, defaultSortOrder } = useSettings()
  const { live, posts, page, next, previous } = usePosts(workspaceId, {
    lifecycles: TAB_LIFECYCLES[tab],
    order: defaultSortOrder,
    size: itemsPerPage,
  })
  const hidden = useSyncExternalStore(hiddenPosts.subscribe, hiddenPosts.get)
  const shown = posts.filter(({ id }) => !hidden.has(id))
  const connections = useConnections(workspaceId)
  const channels = connections.status === 'ready' ? connections.data : []
  const mediaIds = shown.flatMap(({ media }) => media.slice(0, ROW_PICTURES).map(({ mediaId }) => mediaId))
  const urls = usePictureUrls(workspaceId, mediaIds)
  const deletePost = useDeletePost(workspaceId)

  if (live.status === 'error') return <ErrorPanel title={t('studio:list.error')} onRetry={live.retry} />
  if (live.status !== 'ready') return <SkeletonList rows={5} label={t('studio:list.loading')} />
  const emptyKey = page > 1 ? 'beyond' : tab
  return (
    <>
      {shown.length === 0 && live.unreadable === 0 && (
        <EmptyState
          drawing={DRAWINGS[tab]}
          title={t(`studio:empty.${emptyKey}.title`)}
          text={t(`studio:empty.${emptyKey}.text`)}
          action={
            (tab === 'all' || tab === 'drafts') && page === 1 ? (
              <Button onClick={onNew}>{t('studio:newPost')}</Button>
            ) : null
          }
        />
      )}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={t('studio:list.label')}>
          {shown.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              connections={channels}
              urls={urls.data}
              onCopy={() => onCopy({ text: post.text, media: post.media, connectionIds: post.connectionIds })}
              onDelete={() => deletePost(post)}
            />
          ))}
        </ul>
      )}
      <UnreadableNote count={live.unreadable} />
      <Pager page={page} next={next} previous={previous} />
    </>
  )
}
