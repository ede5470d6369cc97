import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DECK_NAME_MAX } from '@postwright/core/limits'
import type { Deck } from '@postwright/core/collections/decks'
import { deckDraftSchema, type DeckDraft } from '@postwright/core/scene/deck'
import { slideDraftSchema, type SlideDraft } from '@postwright/core/scene/slide'
import { routes } from '@/config/routes.ts'
import { log } from '@/lib/log.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { createDeck } from '@/stored-decks/data/create-deck.ts'
import { noteUse } from '../data/gallery.ts'
import { readSlides } from '@/stored-decks/data/read-slides.ts'

/** Milliseconds after which the editor opens even if the server has not responded yet. */
const STORING_WAIT = 3_000

/** Separates the version in the ids of gallery templates; templates of the product have none. */
const OFFERED = '-v'

type Beginning = {
  deck: Pick<DeckDraft, 'name' | 'format' | 'theme'> & Partial<DeckDraft>
  slides: readonly Omit<SlideDraft, 'deckId'>[]
}

/** Returns functions that store new decks, and copies of decks with all of their slides, and open them. */
export function useBeginDeck() {
  const { t } = useTranslation(['decks', 'areas'])
  const { user, workspaceId } = useSignedIn()
  const navigate = useNavigate()

  async function begin({ deck, slides }: Beginning): Promise<void> {
    const whole: DeckDraft = {
      brandKitId: '',
      templateId: '',
      folder: '',
      labels: [],
      campaignId: '',
      thumbnail: '',
      ...deck,
    }
    const { deckId, stored } = createDeck({ uid: user.id, workspaceId }, { deck: whole, slides })
    const reported = stored.then((outcome) => {
      if (outcome === 'written' && whole.templateId.includes(OFFERED))
        void noteUse(whole.templateId, workspaceId, deckId)
      if (outcome !== 'written') toast.error(t('areas:deck.notCreated'))
    })
    if (navigator.onLine) await Promise.race([reported, new Promise((resolve) => setTimeout(resolve, STORING_WAIT))])
    void navigate(routes.carouselEditorDeck.href(deckId))
  }

  async function copy(deck: Deck): Promise<void> {
    try {
      const slides = await readSlides(workspaceId, deck.id)
      const name = t('decks:copyOf', { name: deck.name }).slice(0, DECK_NAME_MAX).trim()
      await begin({
        deck: { ...deckDraftSchema.parse(deck), name },
        slides: slides.map((slide) => slideDraftSchema.parse(slide)),
      })
    } catch (error) {
      log.error('Decks: a deck could not be copied', error)
      toast.error(t('decks:notCopied', { name: deck.name }))
    }
  }

  return { begin, copy }
}
