import type { Format } from '@postwright/core/scene/format'
import type { Camera } from './camera.ts'

/** What a press on the stage does. */
export type Tool = 'select' | 'hand' | 'text' | 'rectangle' | 'ellipse' | 'line'

/** What is drawn over the slide to help placing, and no part of it. */
export type Aids = { rulers: boolean; grid: boolean; safeZones: boolean; snapping: boolean }

/** What a person looks at and works on; nothing of it is stored with the deck. */
export type EditorState = {
  /** The slide on the stage; empty while the deck has none. */
  slideId: string
  /** The format that is looked at: the deck's own, or another one that follows from it. */
  format: Format
  /** Ids of layers, groups among them, in the order they were chosen. */
  selection: readonly string[]
  /** The group whose layers are chosen one by one; empty: the slide itself. */
  inside: string
  /** The layer under the pointer; empty for none. */
  hovered: string
  /** The text layer that is being written in; empty for none. */
  editing: string
  tool: Tool
  camera: Camera
  /** Whether the camera, or the zoom of the strip, follows the size of the stage. */
  isFitted: boolean
  /** Whether all slides are seen side by side instead of one. */
  isStrip: boolean
  /** Pixels of the screen for one of the slides on the strip. */
  stripZoom: number
  aids: Aids
  /** The place whose safe zone is drawn; empty: all that show the format. */
  safeZone: string
  /** What happened last, for people who do not see it. */
  announcement: { words: string; count: number }
}

export type EditorStore = {
  getState(): EditorState
  subscribe(listener: () => void): () => void
  set(fields: Partial<EditorState>): void
}

type Begin = Pick<EditorState, 'slideId' | 'format'>

/** The state of one editor; it ends with the editor. */
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
