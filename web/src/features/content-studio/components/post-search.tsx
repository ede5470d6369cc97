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
import { SEARCH_STEP, usePostSearch } from '../data/use-post-search.ts'
import { TAB_LIFECYCLES } from '../post-tabs.ts'
import type { PostView } from '../post-view.ts'
import { PostRows } from './post-rows.tsx'
import styles from './post-search.module.css'

type Props = { view: PostView; onCopy: (draft: PostDraft) => void }

/** The posts of a list that have the words, how far was looked, and the way to look further. */
export function PostSearch({ view: { tab, sort, words }, onCopy }: Props) {
  const { t } = useTranslation('studio')
  const { workspaceId } = useSignedIn()
  const { defaultSortOrder } = useSettings()
  const search = usePostSearch(workspaceId, { lifecycles: TAB_LIFECYCLES[tab], sort, order: defaultSortOrder }, words)
  const shown = useShownDocuments(search.status === 'ready' ? search.posts : [])

  if (search.status === 'error') return <ErrorPanel title={t('studio:list.error')} onRetry={search.retry} />
  if (search.status === 'loading') return <SkeletonList rows={5} label={t('studio:search.looking')} />
  const { looked, further, isLooking, unreadable } = search
  const extent = t(further === null ? 'studio:search.all' : 'studio:search.some', { count: looked })
  return (
    <>
      <p className={shown.length === 0 ? 'visually-hidden' : styles.extent} role="status">
        {t('studio:search.found', { count: shown.length })} {extent}
      </p>
      {shown.length > 0 && <PostRows workspaceId={workspaceId} posts={shown} onCopy={onCopy} />}
      {shown.length === 0 && (
        <EmptyState drawing="search" title={t('studio:search.none', { words: words.trim() })} text={extent} />
      )}
      <UnreadableNote count={unreadable} />
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
