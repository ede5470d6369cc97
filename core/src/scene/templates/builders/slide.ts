import type { Color } from '../../color.ts'
import type { Fill } from '../../fill.ts'
import type { TemplateSlide } from '../../slide.ts'
import type { TemplateSlot } from '../template-slot.ts'
import { keepPinned } from './keep-pinned.ts'
import type { Piece } from './piece.ts'
import { solid } from './solid.ts'

/** A slide of a design with the slots that it has. */
export type BuiltSlide = { slide: TemplateSlide; slots: readonly TemplateSlot[] }

/** A slide from its pieces, the lowest first. */
export function slide(kind: TemplateSlide['kind'], background: Color | Fill, drawn: readonly Piece[]): BuiltSlide {
  const pieces = keepPinned(drawn)
  const layers = pieces.map(({ layer }, at) => ({ ...layer, id: idOf(at) }))
  return {
    slide: {
      kind,
      isHidden: false,
      notes: '',
      background: {
        fill: typeof background === 'string' ? solid(background) : background,
        mediaId: null,
        opacity: 1,
        focus: { x: 0.5, y: 0.5 },
      },
      layers,
      overrides: pieces.flatMap(({ overrides }, at) => overrides.map((other) => ({ ...other, layerId: idOf(at) }))),
    },
    slots: pieces.flatMap(({ slots }) => slots),
  }
}

function idOf(at: number): string {
  return `layer${at + 1}`
}
