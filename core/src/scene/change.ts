import type { DeckDraft } from './deck.ts'
import type { Layer } from './layer.ts'
import type { SceneSlide } from './scene.ts'

/**
 * One step of a change. Each carries what was there before and what is there after, so that it can be taken back, and only
 * what it is about, so that what others changed meanwhile stays. `at` counts from 0 in the order of painting.
 */
export type Edit =
  | { kind: 'addLayer'; slideId: string; layer: Layer; at: number }
  | { kind: 'removeLayer'; slideId: string; layer: Layer; at: number }
  | { kind: 'setLayer'; slideId: string; layerId: string; before: LayerFields; after: LayerFields }
  | { kind: 'orderLayers'; slideId: string; before: readonly string[]; after: readonly string[] }
  | { kind: 'setSlide'; slideId: string; before: SlideFields; after: SlideFields }
  | { kind: 'addSlide'; slide: SceneSlide }
  | { kind: 'removeSlide'; slide: SceneSlide }
  | { kind: 'setDeck'; before: DeckFields; after: DeckFields }

/** Some fields of a layer; undefined stands for a field that it does not have. */
export type LayerFields = Readonly<Record<string, unknown>>
export type SlideFields = Partial<Omit<SceneSlide, 'id' | 'deckId' | 'layers'>>
export type DeckFields = Partial<Pick<DeckDraft, 'name' | 'format' | 'theme' | 'brandKitId' | 'templateId'>>

/** What a person does in one gesture, and takes back at once. */
export type Change = {
  /** The id of the command, by which menus and announcements name it. */
  command: string
  edits: readonly Edit[]
}
