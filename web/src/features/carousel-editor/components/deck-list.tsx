import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { decksQuery, type DeckFilter } from '../data/decks-queries.ts'
import { DeckGrid, DeckGridSkeleton } from './deck-grid.tsx'
import { Button } from '@mantine/core'
import { hasWords } from '@/documents/has-words.ts'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import type { DeckSearch } from '../data/use-deck-search.ts'
import styles from './decks.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { DECK_LABELS_MAX } from '@postwright/core/limits'
import type { DeckDraft } from '@postwright/core/scene/deck'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { deckDrafts } from '@/stored-decks/data/deck-drafts.ts'

type Props = { filter: DeckFilter; newDeck: ReactNode; onDetails: (deck: Deck) => void; onOffer: (deck: Deck) => void }

/** Lists all decks, or those of a folder or label, page by page, live. */
export function DeckList({ filter, newDeck, onDetails, onOffer }: Props) {
  const { t } = useTranslation('decks')
  const { workspaceId } = useSignedIn()
  const { itemsPerPage } = useSettings()
  const { page, paging } = usePagedList(decksQuery(workspaceId, filter), itemsPerPage)
  const shown = useShownDocuments(page.status === 'ready' ? page.data : [])
  const { boxOf, selectionBar } = useDeckSelection(shown)
  const isFiltered = filter.folder !== null || filter.label !== null
  return (
    <>
      <DataState
        read={page.status === 'ready' ? { ...page, data: shown } : page}
        loading={<DeckGridSkeleton label={t('decks:loading')} />}
        errorTitle={t('decks:error')}
        empty={
          isFiltered || paging.hasPrevious ? (
            <EmptyState drawing="search" title={t('decks:none.title')} text={t('decks:none.text')} />
          ) : (
            <EmptyState drawing="post" title={t('decks:empty.title')} text={t('decks:empty.text')} action={newDeck} />
          )
        }
      >
        {(decks) => <DeckGrid decks={decks} boxOf={boxOf} onDetails={onDetails} onOffer={onOffer} />}
      </DataState>
      {selectionBar}
      <Pager list={t('decks:title')} paging={paging} />
    </>
  )
}

type FoundDecksProps = {
  search: DeckSearch
  words: string
  filter: DeckFilter
  onDetails: (deck: Deck) => void
  onOffer: (deck: Deck) => void
}

/** Lists decks whose name, folder or labels contain the search words, last changed first. */
export function FoundDecks({ search, words, filter: { folder, label }, onDetails, onOffer }: FoundDecksProps) {
  const { t } = useTranslation('decks')
  const shown = useShownDocuments(search.decks)
  const found = shown.filter(
    (deck) =>
      hasWords([deck.name, deck.folder, ...deck.labels].join('\n'), words) &&
      (folder === null || deck.folder === folder) &&
      (label === null || deck.labels.includes(label)),
  )
  const { boxOf, selectionBar } = useDeckSelection(found)
  if (search.status === 'pending') return <DeckGridSkeleton label={t('decks:loading')} />
  if (search.status === 'error') return <ErrorPanel title={t('decks:error')} onRetry={search.retry} />
  return (
    <>
      <p role="status" className={styles.found}>
        {t('decks:search.found', { count: found.length })} {t('decks:search.looked', { count: shown.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState drawing="search" title={t('decks:search.none')} />
      ) : (
        <DeckGrid decks={found} boxOf={boxOf} onDetails={onDetails} onOffer={onOffer} />
      )}
      {search.further && (
        <Button variant="default" loading={search.isLooking} onClick={search.further}>
          {t('decks:search.further')}
        </Button>
      )}
      {selectionBar}
    </>
  )
}

/** Control for the labels of selected decks, loaded when the browser is idle. */
const DeckLabels = lazyWhenIdle(async () => {
  const { SelectionLabels } = await import('@/documents/selection-labels.tsx')
  return SelectionLabels<Deck, DeckDraft>
})

/** Control for the campaign of selected decks, loaded when the browser is idle. */
const DeckCampaign = lazyWhenIdle(async () => {
  const { SelectionCampaign } = await import('@/campaigns/selection-campaign.tsx')
  return SelectionCampaign<Deck, DeckDraft>
})

/**
 * Selects decks of a list.
 * @param decks decks in display order
 */
function useDeckSelection(decks: readonly Deck[]) {
  const { workspaceId } = useSignedIn()
  const client = useQueryClient()
  // Search results, folders and labels are read separately without live updates, so they are read again.
  const onChange = () => void client.invalidateQueries({ queryKey: ['decks', 'search', workspaceId] })
  return useDocumentSelection(decks, deckDrafts, {
    actions: (selected, onDone) => (
      <>
        <DeckLabels props={{ selected, drafts: deckDrafts, max: DECK_LABELS_MAX, onDone, onChange }} />
        <DeckCampaign props={{ selected, drafts: deckDrafts, onDone, onChange }} />
      </>
    ),
  })
}
