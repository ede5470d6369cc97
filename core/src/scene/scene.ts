import type { DeckDraft } from './deck.ts'
import type { SlideDraft } from './slide.ts'

/** A slide under its document id. */
export type SceneSlide = SlideDraft & { id: string }

/** A deck as it is edited, drawn and exported: slides in their order. */
export type Scene = {
  deck: Pick<DeckDraft, 'name' | 'format' | 'theme'> & Partial<Pick<DeckDraft, 'brandKitId' | 'templateId'>>
  slides: readonly SceneSlide[]
}
