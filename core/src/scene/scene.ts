import type { DeckDraft } from './deck.ts'
import type { SlideDraft } from './slide.ts'

/** A slide with its document id. */
export type SceneSlide = SlideDraft & { id: string }

/** A deck for editing, drawing and export, with its slides in order. */
export type Scene = {
  deck: Pick<DeckDraft, 'name' | 'format' | 'theme'> & Partial<Pick<DeckDraft, 'brandKitId' | 'templateId'>>
  slides: readonly SceneSlide[]
}
