import type { Box, Point } from '@postwright/core/scene/box'
import type { Format } from '@postwright/core/scene/format'
import type { PictureSource } from '../drawing/load-pictures.ts'

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
