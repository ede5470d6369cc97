import type { Editor } from '../editor.ts'
import { newImage } from '@postwright/core/scene/kinds/image/image-layer'
import { freshId, insertLayers, placeForNew } from './insert-layers.ts'
import { sizeSeen } from '../seen.ts'
import type { ChosenPicture } from '../editor-ports.ts'

/** Of the slide's shorter side. */
const SHARE = 0.6

/** Puts files on the slide, once the screen has kept them. */
export async function dropFiles(editor: Editor, files: readonly File[]): Promise<void> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  if (pictures.length === 0) return
  for (const picture of (await editor.ports.addFiles?.(pictures)) ?? []) insertPicture(editor, picture)
}

/** A picture in its own proportions. */
export function insertPicture(editor: Editor, picture: ChosenPicture): void {
  const slide = sizeSeen(editor)
  const most = Math.min(slide.width, slide.height) * SHARE
  const scale = Math.min(most / Math.max(1, picture.width), most / Math.max(1, picture.height))
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  insertLayers(editor, [newImage(freshId(editor), placeForNew(editor, size), picture)])
}
