import { useQueryClient } from '@tanstack/react-query'
import type { Deck } from '@postwright/core/collections/decks'
import { DECK_LABELS_MAX } from '@postwright/core/limits'
import type { DeckDraft } from '@postwright/core/scene/deck'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { laterPart } from '@/lib/later-part.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { deckDrafts } from '@/stored-decks/data/deck-drafts.ts'

/** The labels of decks. */
const DeckLabels = laterPart(async () => {
  const { SelectionLabels } = await import('@/documents/selection-labels.tsx')
  return SelectionLabels<Deck, DeckDraft>
})

/** The campaign of decks. */
const DeckCampaign = laterPart(async () => {
  const { SelectionCampaign } = await import('@/campaigns/selection-campaign.tsx')
  return SelectionCampaign<Deck, DeckDraft>
})

/**
 * Selects decks of a list.
 * @param decks as they are listed
 */
export function useDeckSelection(decks: readonly Deck[]) {
  const { workspaceId } = useSignedIn()
  const client = useQueryClient()
  // The search, its folders and labels are a read of their own, which does not follow by itself.
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
