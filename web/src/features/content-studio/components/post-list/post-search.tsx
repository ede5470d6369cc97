import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { useSettings } from '@/preferences/settings.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { SEARCH_STEP, usePostSearch } from '../../data/use-post-search.ts'
import { TAB_LIFECYCLES } from '../../post-tabs.ts'
import type { PostView } from '../../post-view.ts'
import { PostRows } from './post-rows.tsx'
import styles from './post-search.module.css'

const NOT_READ = { looked: 0, further: null, isLooking: false } as const

type Props = { view: PostView; onCopy: (draft: PostDraft) => void }

/** The posts of a list that have the words, how far was looked, and the way to look further. */
export function PostSearch({ view: { tab, sort, words }, onCopy }: Props) {
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
