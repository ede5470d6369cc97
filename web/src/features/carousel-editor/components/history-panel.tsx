import { Drawer, SegmentedControl, Button } from '@mantine/core'
import { useState, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageSource } from '@/decks/drawing/images.ts'
import type { SceneStore } from '@/decks/scene-store.ts'
import { NO_BANNER } from '@/ui/no-banner.ts'
import { DeckHistory } from './deck-history.tsx'
import styles from './history-panel.module.css'
import type { SlideVersion } from '@postwright/core/collections/slide-versions'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { slideVersionsQuery } from '../data/decks-queries.ts'
import { restoreSlide } from '../sync/slide-drafts.ts'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import { useMemberName } from '@/session/use-member-name.ts'
import { RelativeTime } from '@/ui/relative-time.tsx'

type Props = { deckId: string; store: SceneStore; pictures: ImageSource; onClose: () => void }

/** Shows earlier versions of a deck, or of each of its slides, with buttons to restore them. */
export function HistoryPanel({ deckId, store, pictures, onClose }: Props) {
  const { t } = useTranslation('decks')
  const [of, setOf] = useState<'deck' | 'slides'>('deck')
  return (
    <Drawer
      opened
      position="right"
      title={t('decks:history.title')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
      attributes={NO_BANNER}
      onClose={onClose}
    >
      <SegmentedControl
        className={styles.choice}
        fullWidth
        size="xs"
        aria-label={t('decks:history.of')}
        value={of}
        data={[
          { value: 'deck', label: t('decks:history.wholeDeck') },
          { value: 'slides', label: t('decks:history.singleSlides') },
        ]}
        onChange={(value) => setOf(value === 'slides' ? 'slides' : 'deck')}
      />
      {of === 'deck' ? (
        <DeckHistory deckId={deckId} store={store} pictures={pictures} />
      ) : (
        <SlideHistory deckId={deckId} store={store} pictures={pictures} />
      )}
    </Drawer>
  )
}

/** Number of versions per page; small, because each version contains a whole slide. */
const SIZE = 10

type SlideHistoryProps = { deckId: string; store: SceneStore; pictures: ImageSource }

/** Shows earlier versions of a deck's slides as images, each with a button to restore it. */
function SlideHistory({ deckId, store, pictures }: SlideHistoryProps) {
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

const WIDTH = 96

type VersionRowProps = { version: SlideVersion; store: SceneStore; pictures: ImageSource; onRestore: () => void }

/** Shows a version of a slide: its image, the slide's current number, its author and time, and a button to restore it. */
function VersionRow({ version, store, pictures, onRestore }: VersionRowProps) {
  const { t } = useTranslation('decks')
  const { user } = useSignedIn()
  const author = useMemberName(version.createdBy)
  const { slideId, draft, createdAt, createdBy } = version
  const { deck, slides } = useSyncExternalStore(store.subscribe, () => store.getState().scene)
  const shown = useMemo(() => {
    const others = slides.filter(({ kind, id }) => kind === 'common' && id !== slideId)
    return { deck, slides: [...others, { ...draft, id: slideId }] }
  }, [deck, slides, draft, slideId])
  const number = slides.findIndex(({ id }) => id === slideId) + 1
  const name = number === 0 ? t('decks:history.gone') : t('decks:history.slide', { number })
  return (
    <li className={styles.row}>
      <SlideImage className={styles.picture} scene={shown} slideId={slideId} width={WIDTH} pictures={pictures} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {createdBy === user.id ? t('decks:history.you') : (author ?? t('decks:history.member'))} ·{' '}
          <RelativeTime instant={createdAt} />
        </p>
        <Button className={styles.restore} size="compact-sm" variant="default" onClick={onRestore}>
          {t('decks:history.restore')}
          <span className="visually-hidden">{name}</span>
        </Button>
      </div>
    </li>
  )
}
