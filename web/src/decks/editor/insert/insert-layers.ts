import type { Box, Point } from '@postwright/core/scene/box'
import { addLayers } from '@postwright/core/scene/commands/layer-list'
import { newLayerId } from '@postwright/core/scene/commands/new-layer-id'
import type { Size } from '@postwright/core/scene/format'
import type { Layer } from '@postwright/core/scene/layer'
import { toSlide } from '../camera.ts'
import type { Editor, ChosenImage } from '../editor.ts'
import { runChange } from '../run-change.ts'
import { getCurrentLayers, getCurrentSize, getCurrentTarget } from '../editor-selectors.ts'
import { newImage } from '@postwright/core/scene/kinds/image/image-layer'

/** Returns an id that no layer of the slide has. */
export function freshId(editor: Editor): string {
  return newLayerId(editor.random, new Set(getCurrentLayers(editor).map(({ id }) => id)))
}

/**
 * Adds layers and selects those that are in no added group.
 * @returns whether the layers were added
 */
export function insertLayers(editor: Editor, layers: readonly Layer[]): boolean {
  const change = addLayers(editor.store.getState().scene, getCurrentTarget(editor), { layers })
  if (!runChange(editor, change)) return false
  const ids = new Set(layers.map(({ id }) => id))
  const selection = layers.filter(({ groupId }) => !ids.has(groupId)).map(({ id }) => id)
  editor.view.set({ selection, inside: '', tool: 'select' })
  return true
}

/** Returns the centre of the visible area, in pixels of the slide. */
export function middleSeen(editor: Editor): Point {
  const { width, height } = editor.stageSize.current
  return toSlide(editor.view.getState().camera, { x: width / 2, y: height / 2 })
}

/** Returns a box of this size in the centre of the visible part of the slide, offset from earlier insertions. */
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

/** An item that panels offer; images have their own function, because one has to be chosen first. */
export type NewItem = {
  size: Size | ((slide: Size) => Size)
  /** `words` is the initial text of new text layers. */
  make(id: string, box: Box, words: string): Layer
}

/** Inserts a new item in the centre of the visible area and selects it. A text layer opens for editing at once. */
export function insertItem(editor: Editor, { size, make }: NewItem, words: string): void {
  const id = freshId(editor)
  const box = placeForNew(editor, typeof size === 'function' ? size(getCurrentSize(editor)) : size)
  const layer = make(id, box, words)
  if (insertLayers(editor, [layer]) && layer.type === 'text') editor.view.set({ editing: id })
}

/** Maximum size of an inserted image, as a share of the slide's shorter side. */
const SHARE = 0.6

/** Places files on the slide once the screen has stored them. */
export async function dropFiles(editor: Editor, files: readonly File[]): Promise<void> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'))
  if (pictures.length === 0) return
  for (const picture of (await editor.ports.addFiles?.(pictures)) ?? []) insertImage(editor, picture)
}

/** Inserts an image in its own proportions. */
export function insertImage(editor: Editor, picture: ChosenImage): void {
  const slide = getCurrentSize(editor)
  const most = Math.min(slide.width, slide.height) * SHARE
  const scale = Math.min(most / Math.max(1, picture.width), most / Math.max(1, picture.height))
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  insertLayers(editor, [newImage(freshId(editor), placeForNew(editor, size), picture)])
}
