import type { DeckDraft } from './deck.ts'
import type { Layer } from './layer.ts'
import type { SceneSlide } from './scene.ts'

/**
 * One step of a change. Each contains the values before and after, so that it can be undone, and only the fields it affects, so that other people's
 * changes are kept. `at` is the position in painting order, counted from 0.
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

/** Some fields of a layer; undefined means that the layer does not have the field. */
export type LayerFields = Readonly<Record<string, unknown>>
export type SlideFields = Partial<Omit<SceneSlide, 'id' | 'deckId' | 'layers'>>
export type DeckFields = Partial<Pick<DeckDraft, 'name' | 'format' | 'theme' | 'brandKitId' | 'templateId'>>

/** A person's action, undone in one step. */
export type Change = {
  /** Id of the command, used to name it in menus and announcements. */
  command: string
  edits: readonly Edit[]
}
