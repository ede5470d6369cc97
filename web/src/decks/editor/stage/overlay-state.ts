import type { Point } from '@postwright/core/scene/box'
import type { Layer } from '@postwright/core/scene/layer'
import type { Editor } from '../editor.ts'
import type { Preview } from '../gestures/gesture.ts'
import { gripsOf } from '../gestures/handle.ts'
import { layersOf, getCurrentLayers, getCurrentSize, getShownSafeZones } from '../editor-selectors.ts'
import { type Frame, selectionFrame } from '../selection-frame.ts'
import type { OverlayState } from './overlay.ts'

/** Another user in the deck, with their selection and pointer. */
export type Peer = {
  id: string
  name: string
  color: string
  slideId: string
  selection: readonly string[]
  pointer: Point | null
}

const NOWHERE: Point = { x: 0, y: 0 }

/** Returns the current state of everything drawn over the slide. */
export function overlayState(editor: Editor, preview: Preview | null, peers: readonly Peer[]): OverlayState {
  const { camera, aids, selection, hovered, editing, tool, slideId } = editor.view.getState()
  const layers = previewedLayers(editor, preview)
  const shift = preview?.shift ?? NOWHERE
  const frameOf = (ids: readonly string[]) => shifted(selectionFrame(layers, ids), shift)
  const frame = frameOf(selection)
  const isStill = !preview && editing === '' && tool === 'select'
  return {
    camera,
    size: getCurrentSize(editor),
    aids: { grid: aids.grid, safeZones: aids.safeZones ? getShownSafeZones(editor) : [] },
    frame,
    members: selection.length > 1 ? selection.flatMap((id) => frameOf([id]) ?? []) : [],
    hovered: isStill && !selection.includes(hovered) ? selectionFrame(layers, [hovered]) : null,
    peers: peers
      .filter((peer) => peer.slideId === slideId)
      .flatMap(({ name, color, selection: chosen }) => {
        const around = selectionFrame(layers, chosen)
        return around ? [{ name, color, frame: around }] : []
      }),
    grips: isStill && frame && !frame.isLocked ? gripsOf(frame, camera) : [],
    gripSize: gripSize(),
    guides: preview?.guides ?? [],
    marquee: preview?.marquee ?? null,
    marks: editor.writing.current?.marks() ?? [],
    label: preview?.label ?? null,
  }
}

/** Returns the size of handles in pixels; touch screens need larger ones. */
export function gripSize(): number {
  return isCoarse?.matches ? 11 : 7
}

const isCoarse = typeof matchMedia === 'undefined' ? null : matchMedia('(pointer: coarse)')

function previewedLayers(editor: Editor, preview: Preview | null): readonly Layer[] {
  if (!preview?.slide) return getCurrentLayers(editor)
  return layersOf(editor.store.getState().scene, preview.slide, editor.view.getState().format)
}

function shifted(frame: Frame | null, { x, y }: Point): Frame | null {
  return frame && { ...frame, box: { ...frame.box, x: frame.box.x + x, y: frame.box.y + y } }
}
