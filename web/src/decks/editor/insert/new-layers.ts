import type { Box } from '@postwright/core/scene/box'
import { NO_STROKE } from '@postwright/core/scene/fill'
import type { LayerOf } from '@postwright/core/scene/layer'
import type { ChosenPicture } from '../editor-ports.ts'
import { layerBase, NEW_TEXT_STYLE } from './layer-base.ts'

export function newShape(id: string, box: Box, shape: LayerOf<'shape'>['shape']): LayerOf<'shape'> {
  const fill = { kind: 'solid', color: '@primary' } as const
  return { ...layerBase(id, box), type: 'shape', shape, fill, stroke: NO_STROKE, radius: 0 }
}

/** Lines lie along the middle of a box as high as a finger. */
export const LINE_HEIGHT = 24

export type LineEnds = Pick<LayerOf<'line'>, 'start' | 'end'>

export function newLine(id: string, box: Box, rotation = 0, ends: LineEnds = { start: 'none', end: 'none' }) {
  const stroke = { color: '@text', width: 6, dash: 'solid' } as const
  return { ...layerBase(id, box), type: 'line', rotation, stroke, ...ends } satisfies LayerOf<'line'>
}

export function newIcon(id: string, box: Box, icon: string): LayerOf<'icon'> {
  return { ...layerBase(id, box), type: 'icon', icon, color: '@primary', strokeWidth: 2 }
}

export function newPicture(id: string, box: Box, { mediaId, alt }: ChosenPicture): LayerOf<'image'> {
  return {
    ...layerBase(id, box),
    alt,
    type: 'image',
    mediaId,
    focus: { x: 0.5, y: 0.5 },
    zoom: 1,
    isFlipped: false,
    mask: 'none',
    radius: 0,
    stroke: NO_STROKE,
  }
}

export function newQr(id: string, box: Box, text: string): LayerOf<'qr'> {
  const background = { kind: 'solid', color: '#ffffff' } as const
  return { ...layerBase(id, box), type: 'qr', text, color: '#000000', background }
}

export function newPageNumber(id: string, box: Box): LayerOf<'pageNumber'> {
  const style = { ...NEW_TEXT_STYLE, size: 30, sizeMin: 24, color: '@muted', align: 'end' } as const
  const pin = { horizontal: 'right', vertical: 'bottom' } as const
  return { ...layerBase(id, box), pin, type: 'pageNumber', form: 'ofAll', style }
}

export function newAvatar(id: string, box: Box, { person, handle }: { person: string; handle: string }) {
  const style = { ...NEW_TEXT_STYLE, size: 32, sizeMin: 24, weight: 600, verticalAlign: 'middle' } as const
  const pin = { horizontal: 'left', vertical: 'bottom' } as const
  return {
    ...layerBase(id, box),
    pin,
    type: 'avatar',
    mediaId: null,
    person,
    handle,
    style,
  } satisfies LayerOf<'avatar'>
}
