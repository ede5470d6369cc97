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
import { DeckGrid } from './deck-grid.tsx'
import { DeckGridSkeleton } from './deck-grid-skeleton.tsx'
import { useDeckSelection } from './use-deck-selection.tsx'

type Props = { filter: DeckFilter; newDeck: ReactNode; onDetails: (deck: Deck) => void; onOffer: (deck: Deck) => void }

/** The decks of a folder or label, or all, a page at a time; live. */
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
