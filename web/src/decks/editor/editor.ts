import type { MeasureText } from '@postwright/core/scene/measure-text'
import type { SceneStore } from '../scene-store.ts'
import type { EditorStore } from './editor-state.ts'
import type { LiveFrame } from './live-frame.ts'
import type { Writing } from './text/writing.ts'
import type { Box, Point } from '@postwright/core/scene/box'
import type { Format } from '@postwright/core/scene/format'
import type { PictureSource } from '../drawing/pictures.ts'
import type { ReactNode } from 'react'

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

/** A picture as it is placed: its size in pixels decides the proportions of its layer. */
export type ChosenPicture = { mediaId: string; width: number; height: number; alt: string }

/** What stays free of a slide in one place where it is seen. */
export type SafeZone = { id: string; name: string; box: Box }

/** What the editor needs from the screen it stands in. Where something is missing, what would use it is not offered. */
export type EditorPorts = {
  /** The same function from render to render: pictures are kept for as long as it lives. */
  pictures: PictureSource
  /** An id that no slide has. */
  newSlideId: () => string
  /** Lets a person choose a picture; null when they chose none. */
  choosePicture?: () => Promise<ChosenPicture | null>
  /** Keeps files that were dropped or pasted, and says under which ids; those it refuses are left out, with a word of its own. */
  addFiles?: (files: readonly File[]) => Promise<readonly ChosenPicture[]>
  /** The places that show slides of a format, each with what it leaves free of its own buttons and words. */
  safeZones?: (format: Format) => readonly SafeZone[]
  /** Says what was done, by a key of the words, and lets a person take it back for a while. */
  offerUndo?: (words: string, undo: () => void) => void
  /** Told where the pointer is on the slide; null when it leaves the stage. */
  onPoint?: (at: Point | null) => void
}

/** What the screen around the editor puts into it. */
export type EditorSlots = {
  /** Left in the bar above: the way back, the deck's name. */
  title?: ReactNode
  /** Beside it: whether everything is saved. */
  status?: ReactNode
  /** Who else has the deck open. */
  people?: ReactNode
  /** Right in the bar: export, send, history. */
  share?: ReactNode
  /** Above the stage: what a person has to know before they go on. */
  notice?: ReactNode
}
