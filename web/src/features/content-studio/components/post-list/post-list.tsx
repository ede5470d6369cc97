import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type PostDraft, type Post, postDraftSchema } from '@postwright/core/model/post'
import { useSettings } from '@/preferences/settings.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { usePosts, SEARCH_STEP, usePostSearch } from '../../data/posts.ts'
import { type PostSort, TAB_LIFECYCLES, type PostTab, type PostView } from '../../post-view.ts'
import styles from './post-list.module.css'
import { useConnections } from '@/posts/data/use-connections.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useMay } from '@/session/use-role.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import card from '@/ui/list-card.module.css'
import { PostRow, ROW_PICTURES } from './post-row.tsx'
import { useRowSelection } from '@/ui/use-row-selection.ts'
import { useDeletePost } from '../use-delete-post.ts'

type Props = { tab: PostTab; sort: PostSort; onNew: () => void; onCopy: (draft: PostDraft) => void }

const DRAWINGS = {
  all: 'post',
  drafts: 'post',
  scheduled: 'calendar',
  attention: 'check',
  published: 'inbox',
} as const satisfies Record<PostTab, string>

/** One page of posts, live. */
export function PostList({ tab, sort, onNew, onCopy }: Props) {
  const { t } = useTranslation('studio')
  const { workspaceId } = useSignedIn()
  const { itemsPerPage, defaultSortOrder } = useSettings()
  const { page, paging } = usePosts(
    workspaceId,
    { lifecycles: TAB_LIFECYCLES[tab], sort, order: defaultSortOrder },
    itemsPerPage,
  )
  const shown = useShownDocuments(page.status === 'ready' ? page.data : [])
  const emptyKey = paging.hasPrevious ? 'beyond' : tab
  const invitesToWrite = (tab === 'all' || tab === 'drafts') && !paging.hasPrevious
  return (
    <>
      <DataState
        read={page.status === 'ready' ? { ...page, data: shown } : page}
        loading={<SkeletonList rows={5} label={t('studio:list.loading')} />}
        errorTitle={t('studio:list.error')}
        empty={
          <EmptyState
            drawing={DRAWINGS[tab]}
            title={t(`studio:empty.${emptyKey}.title`)}
            text={t(`studio:empty.${emptyKey}.text`)}
            action={
              invitesToWrite ? (
                <IfMay right="write_drafts">
                  <Button onClick={onNew}>{t('studio:newPost')}</Button>
                </IfMay>
              ) : null
            }
          />
        }
      >
        {(posts) => <PostRows workspaceId={workspaceId} posts={posts} onCopy={onCopy} />}
      </DataState>
      <Pager key={`${tab} ${sort}`} list={t('studio:list.label')} paging={paging} size="compact-sm" />
    </>
  )
}

const NOT_READ = { looked: 0, further: null, isLooking: false } as const

type PostSearchProps = { view: PostView; onCopy: (draft: PostDraft) => void }

/** The posts of a list that match the search, with the number checked so far and a button to continue. */
export function PostSearch({ view: { tab, sort, words }, onCopy }: PostSearchProps) {
  const { t } = useTranslation('studio')
  const { workspaceId } = useSignedIn()
  const { defaultSortOrder } = useSettings()
  const search = usePostSearch(workspaceId, { lifecycles: TAB_LIFECYCLES[tab], sort, order: defaultSortOrder }, words)
  const shown = useShownDocuments(search.status === 'ready' ? search.data : [])
  const { looked, further, isLooking } = search.status === 'ready' ? search : NOT_READ
  const extent = t(further === null ? 'studio:search.all' : 'studio:search.some', { count: looked })
  return (
    <>
      {search.status === 'ready' && (
        <p className={shown.length === 0 ? 'visually-hidden' : styles.extent} role="status">
          {t('studio:search.found', { count: shown.length })} {extent}
        </p>
      )}
      <DataState
        read={search.status === 'ready' ? { ...search, data: shown } : search}
        loading={<SkeletonList rows={5} label={t('studio:search.looking')} />}
        errorTitle={t('studio:list.error')}
        empty={<EmptyState drawing="search" title={t('studio:search.none', { words: words.trim() })} text={extent} />}
      >
        {(posts) => <PostRows workspaceId={workspaceId} posts={posts} onCopy={onCopy} />}
      </DataState>
      {further !== null && (
        <div className={styles.further}>
          <Button variant="default" size="compact-md" loading={isLooking} onClick={further}>
            {t('studio:search.further', { count: SEARCH_STEP })}
          </Button>
        </div>
      )}
    </>
  )
}

const SelectionBar = lazyWhenIdle(async () => (await import('@/posts/bulk/selection-bar.tsx')).SelectionBar)

type PostRowsProps = { workspaceId: string; posts: readonly Post[]; onCopy: (draft: PostDraft) => void }

/** Posts with their images and channels, and the actions for each or for all selected ones. */
export function PostRows({ workspaceId, posts, onCopy }: PostRowsProps) {
  const { t } = useTranslation('studio')
  const connections = useConnections(workspaceId)
  const channels = connections.status === 'ready' ? connections.data : []
  const mediaIds = posts.flatMap(({ media }) => media.slice(0, ROW_PICTURES).map(({ mediaId }) => mediaId))
  const { urlOf } = useMediaUrls(workspaceId, mediaIds)
  const deletePost = useDeletePost(workspaceId)
  const canPlan = useMay('plan_posts')
  const { timeZone } = useWorkspace()
  const { selected, isSelected, toggle, selectAll, add, clear } = useRowSelection(posts)
  return (
    <>
      <ul className={card.linked} aria-label={t('studio:list.label')}>
        {posts.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            connections={channels}
            urlOf={urlOf}
            isSelected={isSelected(post.id)}
            onSelect={canPlan ? (isRange) => toggle(post.id, isRange) : null}
            onDuplicate={() => onCopy(postDraftSchema.parse(post))}
            onDelete={canPlan || post.lifecycle === 'draft' ? () => deletePost(post) : null}
          />
        ))}
      </ul>
      <SelectionBar
        props={{
          workspaceId,
          tzid: timeZone,
          posts: selected,
          channels,
          all: selected.length < posts.length ? { label: t('studio:list.selectAll'), onSelect: selectAll } : null,
          onClear: clear,
          onRefused: add,
        }}
      />
    </>
  )
}
