import type { Box, Point } from '@postwright/core/scene/box'
import { addLayers } from '@postwright/core/scene/commands/layer-list'
import { newLayerId } from '@postwright/core/scene/commands/new-layer-id'
import type { Size } from '@postwright/core/scene/format'
import type { Layer } from '@postwright/core/scene/layer'
import { toSlide } from '../camera.ts'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'
import { layersSeen, sizeSeen, targetSeen } from '../seen.ts'

/** An id that no layer of the slide has. */
export function freshId(editor: Editor): string {
  return newLayerId(editor.random, new Set(layersSeen(editor).map(({ id }) => id)))
}

/** Adds layers and chooses those that are in no added group. */
export function insertLayers(editor: Editor, layers: readonly Layer[]): boolean {
  const change = addLayers(editor.store.getState().scene, targetSeen(editor), { layers })
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
export function placeForNew(editor: Editor, { width, height }: Size): Box {
  const slide = sizeSeen(editor)
  const middle = middleSeen(editor)
  const inside = (value: number, length: number, all: number) =>
    Math.round(Math.min(Math.max(value - length / 2, 0), Math.max(0, all - length)))
  const box = { x: inside(middle.x, width, slide.width), y: inside(middle.y, height, slide.height), width, height }
  const taken = new Set(
    layersSeen(editor).map((layer) => (layer.type === 'group' ? '' : `${layer.box.x} ${layer.box.y}`)),
  )
  while (taken.has(`${box.x} ${box.y}`)) {
    box.x += ASIDE
    box.y += ASIDE
  }
  return box
}

const ASIDE = 30
