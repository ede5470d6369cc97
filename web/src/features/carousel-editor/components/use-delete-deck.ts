import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import { useDeleteDocument } from '@/documents/use-delete-document.ts'
import { deckDrafts } from '@/stored-decks/data/deck-drafts.ts'

/** Moves a deck with its slides to the trash once the time to undo is over. */
export function useDeleteDeck() {
  const { t } = useTranslation('decks')
  const remove = useDeleteDocument(deckDrafts)
  return ({ id, name }: Pick<Deck, 'id' | 'name'>) =>
    remove(id, { deleted: t('decks:deleted', { name }), failed: t('decks:notDeleted', { name }) })
}
