import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { useSettings } from '@/preferences/settings.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { UnreadableNote } from '@/ui/unreadable-note.tsx'
import { usePosts } from '../data/use-posts.ts'
import { TAB_LIFECYCLES, type PostTab } from '../post-tabs.ts'
import type { PostSort } from '../post-view.ts'
import { Pager } from './pager.tsx'
import { PostRows } from './post-rows.tsx'

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
  const { live, posts, page, next, previous } = usePosts(workspaceId, {
    lifecycles: TAB_LIFECYCLES[tab],
    sort,
    order: defaultSortOrder,
    size: itemsPerPage,
  })
  const shown = useShownDocuments(posts)

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
      {shown.length > 0 && <PostRows workspaceId={workspaceId} posts={shown} onCopy={onCopy} />}
      <UnreadableNote count={live.unreadable} />
      <Pager page={page} next={next} previous={previous} />
    </>
  )
}
