import type { MeasureText } from '@postwright/core/scene/measure-text'
import type { SceneStore } from '../scene-store.ts'
import type { EditorPorts } from './editor-ports.ts'
import type { EditorStore } from './editor-state.ts'
import type { LiveFrame } from './live-frame.ts'
import type { Writing } from './text/writing.ts'

/** One open editor: what every command, gesture and panel works with. */
export type Editor = {
  store: SceneStore
  view: EditorStore
  measure: MeasureText
  ports: EditorPorts
  /** Chance for new ids, from 0 to 1. */
  random: () => number
  /** The text that is being written; null while none is. */
  writing: { current: Writing | null }
  /** Where the selection is while it is moved. */
  live: LiveFrame
  /** Sizes of the stage in pixels of the screen; it changes without a render. */
  stageSize: { current: { width: number; height: number } }
}
