import type { Box, Point } from '@postwright/core/scene/box'
import { addLayers } from '@postwright/core/scene/commands/layer-list'
import { newLayerId } from '@postwright/core/scene/commands/new-layer-id'
import type { Size } from '@postwright/core/scene/format'
import type { Layer } from '@postwright/core/scene/layer'
import { toSlide } from '../camera.ts'
import type { Editor, ChosenPicture } from '../editor.ts'
import { runChange } from '../run-change.ts'
import { getCurrentLayers, getCurrentSize, getCurrentTarget } from '../editor-selectors.ts'
import { newImage } from '@postwright/core/scene/kinds/image/image-layer'

/** An id that no layer of the slide has. */
export function freshId(editor: Editor): string {
  return newLayerId(editor.random, new Set(getCurrentLayers(editor).map(({ id }) => id)))
}

/** Adds layers and chooses those that are in no added group. */
export function insertLayers(editor: Editor, layers: readonly Layer[]): boolean {
  const change = addLayers(editor.store.getState().scene, getCurrentTarget(editor), { layers })
  if (!runChange(editor, change)) return false
  const ids = new Set(layers.map(({ id }) => id))
  const selection = layers.filter(({ groupId }) => !ids.has(groupId)).map(({ id }) => id)
  editor.view.set({ selection, inside: '', tool: 'select' })
  return true
}

/** The middle of what is seen, in pixels of the slide. */
export function middleSeen(editor: Editor): Point {
  const { width, height } = editor.stageSize.current
  return toSlide(editor.view.getState().camera, { x: width / 2, y: height / 2 })
}

/** A box of this size in the middle of what is seen of the slide, beside what was put there before. */
function placeForNew(editor: Editor, { width, height }: Size): Box {
  const slide = getCurrentSize(editor)
  const middle = middleSeen(editor)
  const inside = (value: number, length: number, all: number) =>
    Math.round(Math.min(Math.max(value - length / 2, 0), Math.max(0, all - length)))
  const box = { x: inside(middle.x, width, slide.width), y: inside(middle.y, height, slide.height), width, height }
  const taken = new Set(
    getCurrentLayers(editor).map((layer) => (layer.type === 'group' ? '' : `${layer.box.x} ${layer.box.y}`)),
  )
  while (taken.has(`${box.x} ${box.y}`)) {
    box.x += ASIDE
    box.y += ASIDE
  }
  return box
}

const ASIDE = 30

/** What panels offer; an image has to be chosen first, and is inserted by itself. */
export type NewItem = {
  size: Size | ((slide: Size) => Size)
  /** `words` are what new texts begin with. */
  make(id: string, box: Box, words: string): Layer
}

/** Puts something new in the middle of what is seen, and chooses it. A text can be written at once. */
export function insertItem(editor: Editor, { size, make }: NewItem, words: string): void {
  const id = freshId(editor)
  const box = placeForNew(editor, typeof size === 'function' ? size(getCurrentSize(editor)) : size)
  const layer = make(id, box, words)
  if (insertLayers(editor, [layer]) && layer.type === 'text') editor.view.set({ editing: id })
}

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
  const slide = getCurrentSize(editor)
  const most = Math.min(slide.width, slide.height) * SHARE
  const scale = Math.min(most / Math.max(1, picture.width), most / Math.max(1, picture.height))
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  insertLayers(editor, [newImage(freshId(editor), placeForNew(editor, size), picture)])
}
