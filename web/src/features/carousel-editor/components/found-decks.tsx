import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import { hasWords } from '@/documents/has-words.ts'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import type { DeckFilter } from '../data/decks-queries.ts'
import type { DeckSearch } from '../data/use-deck-search.ts'
import { DeckGrid } from './deck-grid.tsx'
import { DeckGridSkeleton } from './deck-grid-skeleton.tsx'
import styles from './decks.module.css'
import { useDeckSelection } from './use-deck-selection.tsx'

type Props = {
  search: DeckSearch
  words: string
  filter: DeckFilter
  onDetails: (deck: Deck) => void
  onOffer: (deck: Deck) => void
}

/** The decks with certain words in their names, the latest first. */
export function FoundDecks({ search, words, filter: { folder, label }, onDetails, onOffer }: Props) {
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
