import type { Format } from '@postwright/core/scene/format'
import type { Camera } from './camera.ts'

/** Tool that determines the effect of a press on the stage. */
export type Tool = 'select' | 'hand' | 'text' | 'rectangle' | 'ellipse' | 'line'

/** Placement aids drawn over the slide, which are not part of it. */
export type Aids = { rulers: boolean; grid: boolean; safeZones: boolean; snapping: boolean }

/** The view state of the user; none of it is stored with the deck. */
export type EditorState = {
  /** The slide on the stage; empty while the deck has none. */
  slideId: string
  /** The format shown: the deck's own, or another one derived from it. */
  format: Format
  /** Ids of the selected layers, including groups, in the order of selection. */
  selection: readonly string[]
  /** The group whose layers are selected individually; empty for the slide itself. */
  inside: string
  /** The layer under the pointer; empty for none. */
  hovered: string
  /** The text layer being edited; empty for none. */
  editing: string
  tool: Tool
  camera: Camera
  /** True if the camera, or the zoom of the strip, follows the size of the stage. */
  isFitted: boolean
  /** True if all slides are shown side by side instead of one. */
  isStrip: boolean
  /** Screen pixels per slide pixel on the strip. */
  stripZoom: number
  aids: Aids
  /** The placement whose safe zone is drawn; empty for all placements of the format. */
  safeZone: string
  /** The last event, for screen reader users. */
  announcement: { words: string; count: number }
}

export type EditorStore = {
  getState(): EditorState
  subscribe(listener: () => void): () => void
  set(fields: Partial<EditorState>): void
}

type Begin = Pick<EditorState, 'slideId' | 'format'>

/** Creates the state of one editor, which lives as long as the editor. */
export function createEditorStore({ slideId, format }: Begin): EditorStore {
  let state: EditorState = {
    slideId,
    format,
    selection: [],
    inside: '',
    hovered: '',
    editing: '',
    tool: 'select',
    camera: { x: 0, y: 0, zoom: 0.4 },
    isFitted: true,
    isStrip: false,
    stripZoom: 0.3,
    aids: { rulers: false, grid: false, safeZones: false, snapping: true },
    safeZone: '',
    announcement: { words: '', count: 0 },
  }
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(fields) {
      state = { ...state, ...fields }
      for (const listener of listeners) listener()
    },
  }
}
