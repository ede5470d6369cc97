import type { MeasureText } from '@postwright/core/scene/measure-text'
import type { SceneStore } from '../scene-store.ts'
import type { EditorStore } from './editor-state.ts'
import type { LiveFrame } from './live-frame.ts'
import type { Writing } from './text/writing.ts'
import type { Box, Point } from '@postwright/core/scene/box'
import type { Format } from '@postwright/core/scene/format'
import type { ImageSource } from '../drawing/images.ts'
import type { ReactNode } from 'react'

/** One open editor: the context of every command, gesture and panel. */
export type Editor = {
  store: SceneStore
  view: EditorStore
  measure: MeasureText
  ports: EditorPorts
  /** Random number from 0 to 1 for new ids. */
  random: () => number
  /** The text being edited; null for none. */
  writing: { current: Writing | null }
  /** Frame of the selection while it is moved. */
  live: LiveFrame
  /** Size of the stage in screen pixels; it changes without a render. */
  stageSize: { current: { width: number; height: number } }
}

/** An image to insert: its size in pixels sets the proportions of its layer. */
export type ChosenImage = { mediaId: string; width: number; height: number; alt: string }

/** The area of a slide that one placement leaves free of its own controls. */
export type SafeZone = { id: string; name: string; box: Box }

/** Services that the surrounding screen provides to the editor. If one is missing, the features that depend on it are not offered. */
export type EditorPorts = {
  /** Must be the same function on every render, because images are cached for its lifetime. */
  pictures: ImageSource
  /** Returns an id that no slide has. */
  newSlideId: () => string
  /** Lets the user choose an image; null if they chose none. */
  choosePicture?: () => Promise<ChosenImage | null>
  /** Stores dropped or pasted files and returns the stored images. Rejected files are left out, and the screen reports them itself. */
  addFiles?: (files: readonly File[]) => Promise<readonly ChosenImage[]>
  /** Returns the placements of a format, each with the area it leaves free of its own buttons and text. */
  safeZones?: (format: Format) => readonly SafeZone[]
  /** Shows a message for the given text key, and offers to undo the change for a while. */
  offerUndo?: (words: string, undo: () => void) => void
  /** Called with the position of the pointer on the slide; null when it leaves the stage. */
  onPoint?: (at: Point | null) => void
}

/** Content that the surrounding screen adds to the editor. */
export type EditorSlots = {
  /** Left part of the top bar: the back link and the deck's name. */
  title?: ReactNode
  /** Next to the title: the save status. */
  status?: ReactNode
  /** The other users who have the deck open. */
  people?: ReactNode
  /** Right part of the bar: export, send, history. */
  share?: ReactNode
  /** Above the stage: a notice to read before editing. */
  notice?: ReactNode
}
