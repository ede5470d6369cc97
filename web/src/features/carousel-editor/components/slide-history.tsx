import { useTranslation } from 'react-i18next'
import type { SlideVersion } from '@postwright/core/collections/slide-versions'
import type { PictureSource } from '@/decks/drawing/load-pictures.ts'
import type { SceneStore } from '@/decks/scene-store.ts'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { slideVersionsQuery } from '../data/decks-queries.ts'
import { restoreSlide } from '../sync/restore-slide.ts'
import styles from './history-panel.module.css'
import { VersionRow } from './version-row.tsx'

/** Versions are whole slides: few are read at a time. */
const SIZE = 10

type Props = { deckId: string; store: SceneStore; pictures: PictureSource }

/** What the slides of a deck were before, with pictures, and the way back to each. */
export function SlideHistory({ deckId, store, pictures }: Props) {
  const { t } = useTranslation('decks')
  const { workspaceId } = useSignedIn()
  const { page, paging } = usePagedList(slideVersionsQuery(workspaceId, deckId), SIZE)

  function restore({ slideId, draft }: SlideVersion) {
    const change = restoreSlide(store.getState().scene, slideId, draft)
    if (change === 'same') return toast.success(t('decks:history.same'))
    if (change === 'full') return toast.error(t('decks:history.full'))
    store.run(change)
    return toast.success(t('decks:history.restored'))
  }

  return (
    <>
      <DataState
        read={page}
        loading={<SkeletonList rows={4} label={t('decks:history.loading')} />}
        errorTitle={t('decks:history.error')}
        empty={<EmptyState drawing="inbox" title={t('decks:history.none')} text={t('decks:history.noneText')} />}
      >
        {(versions) => (
          <ol className={styles.list} aria-label={t('decks:history.list')}>
            {versions.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                store={store}
                pictures={pictures}
                onRestore={() => restore(version)}
              />
            ))}
          </ol>
        )}
      </DataState>
      <Pager list={t('decks:history.title')} paging={paging} size="compact-sm" />
    </>
  )
}
