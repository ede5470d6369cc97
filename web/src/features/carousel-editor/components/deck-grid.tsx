import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import { useMay } from '@/session/use-role.ts'
import { DeckCard } from './deck-card.tsx'
import styles from './decks.module.css'
import { useBeginDeck } from './use-begin-deck.ts'
import { useDeleteDeck } from './use-delete-deck.ts'

type Props = {
  decks: readonly Deck[]
  /** Selects a deck. */
  boxOf: (deck: Deck) => ReactNode
  onDetails: (deck: Deck) => void
  onOffer: (deck: Deck) => void
}

/** Decks with their pictures. */
export function DeckGrid({ decks, boxOf, onDetails, onOffer }: Props) {
  const { t } = useTranslation('decks')
  const { copy } = useBeginDeck()
  const remove = useDeleteDeck()
  const canWrite = useMay('write_drafts')
  return (
    <ul className={styles.grid} aria-label={t('decks:title')}>
      {decks.map((deck) => (
        <DeckCard
          key={deck.id}
          deck={deck}
          box={canWrite ? boxOf(deck) : null}
          onDetails={() => onDetails(deck)}
          onDuplicate={() => void copy(deck)}
          onOffer={() => onOffer(deck)}
          onDelete={() => remove(deck)}
        />
      ))}
    </ul>
  )
}
