import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeckVersion } from '@postwright/core/collections/deck-versions'
import { sceneChange } from '@postwright/core/scene/commands/scene-change'
import { stripOf } from '@postwright/core/scene/strip'
import type { ImageSource } from '@/decks/drawing/images.ts'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import type { SceneStore } from '@/decks/scene-store.ts'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { log } from '@/lib/log.ts'
import { useMemberName } from '@/session/use-member-name.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { deckVersionsQuery } from '../data/decks-queries.ts'
import { createDeckVersionReader, type DeckVersionReader, type ReadVersion } from '../data/read-deck-version.ts'
import styles from './history-panel.module.css'

/** Number of versions per page; small, because each version shows its slides. */
const SIZE = 6
const WIDTH = 52

type Props = { deckId: string; store: SceneStore; pictures: ImageSource }

/** Lists the saved versions of the deck, each with its slides, its changes, and a button to restore it. */
export function DeckHistory({ deckId, store, pictures }: Props) {
  const { t } = useTranslation('decks')
  const { workspaceId } = useSignedIn()
  const { page, paging } = usePagedList(deckVersionsQuery(workspaceId, deckId), SIZE)
  const read = useMemo(() => createDeckVersionReader(workspaceId), [workspaceId])

  function restore({ scene, missing }: ReadVersion) {
    const now = store.getState().scene
    const change = sceneChange('restoreDeck', now, scene)
    if (!change) return toast.success(t('decks:history.sameDeck'))
    store.run(change)
    if (missing > 0) return toast.error(t('decks:history.incomplete', { count: missing }))
    return toast.success(t('decks:history.restoredDeck'))
  }

  return (
    <>
      <DataState
        read={page}
        loading={<SkeletonList rows={4} label={t('decks:history.loading')} />}
        errorTitle={t('decks:history.error')}
        empty={<EmptyState drawing="inbox" title={t('decks:history.none')} text={t('decks:history.noneDeck')} />}
      >
        {(versions) => (
          <ol className={styles.list} aria-label={t('decks:history.list')}>
            {versions.map((version) => (
              <DeckVersionRow
                key={version.id}
                version={version}
                store={store}
                pictures={pictures}
                read={read}
                onRestore={restore}
              />
            ))}
          </ol>
        )}
      </DataState>
      <Pager list={t('decks:history.title')} paging={paging} size="compact-sm" />
    </>
  )
}

type RowProps = {
  version: DeckVersion
  store: SceneStore
  pictures: ImageSource
  read: DeckVersionReader
  onRestore: (read: ReadVersion) => void
}

function DeckVersionRow({ version, store, pictures, read, onRestore }: RowProps) {
  const { t } = useTranslation('decks')
  const { user } = useSignedIn()
  const author = useMemberName(version.createdBy)
  const [then, setThen] = useState<ReadVersion | 'failed' | null>(null)
  const { createdAt, createdBy } = version

  useEffect(() => {
    let isLeft = false
    read(version, store.getState().scene).then(
      (found) => !isLeft && setThen(found),
      (error: unknown) => {
        log.warn('A version of a deck could not be read', error)
        if (!isLeft) setThen('failed')
      },
    )
    return () => {
      isLeft = true
    }
  }, [version, store, read])

  const words = differenceWords(t, version)
  return (
    <li className={styles.version}>
      <p className={styles.name}>{words}</p>
      <p className={styles.facts}>
        {createdBy === user.id ? t('decks:history.you') : (author ?? t('decks:history.member'))} ·{' '}
        <RelativeTime instant={createdAt} />
      </p>
      {then === 'failed' ? (
        <p className={styles.facts}>{t('decks:history.unread')}</p>
      ) : (
        <div className={styles.slides}>
          {then &&
            stripOf(then.scene).map(({ id }) => (
              <SlideImage
                key={id}
                className={styles.picture}
                scene={then.scene}
                slideId={id}
                width={WIDTH}
                pictures={pictures}
              />
            ))}
        </div>
      )}
      <Button
        size="compact-sm"
        variant="default"
        loading={then === null}
        disabled={then === 'failed'}
        onClick={() => then && then !== 'failed' && onRestore(then)}
      >
        {t('decks:history.restoreDeck')}
        <span className="visually-hidden">{words}</span>
      </Button>
    </li>
  )
}

/** Returns a text such as "3 slides changed, 1 added". */
function differenceWords(t: TFunction<'decks'>, { difference }: DeckVersion): string {
  if (!difference) return t('decks:history.first')
  const { changed, added, removed, isReordered, isRenamed, isReformatted, isRethemed } = difference
  const parts = [
    changed > 0 && t('decks:history.changed', { count: changed }),
    added > 0 && t('decks:history.added', { count: added }),
    removed > 0 && t('decks:history.removed', { count: removed }),
    isReordered && t('decks:history.reordered'),
    isRethemed && t('decks:history.rethemed'),
    isReformatted && t('decks:history.reformatted'),
    isRenamed && t('decks:history.renamed'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? t('decks:history.noDifference') : parts.join(', ')
}
