import type { Color } from '../../color.ts'
import { NO_STROKE, type Fill, type Stroke } from '../../fill.ts'
import type { LayerOf } from '../../layer.ts'
import { overridesOf, placed, type Piece, type Place } from './piece.ts'
import { solid } from './fills.ts'
import { lookOf, type TextLook } from './text.ts'
import { EXAMPLE_PERSON } from '../../kinds/avatar/avatar-layer.ts'
import { CHART_COLORS, PLAIN_NUMBERS, type ChartLayer } from '../../kinds/chart/chart-layer.ts'
import { gridOf } from '../../kinds/grid.ts'

type ShapePlace = Place & { radius?: number; stroke?: Stroke }

/** Returns a shape in one colour or a gradient; null leaves only its outline. */
export function shape(form: LayerOf<'shape'>['shape'], fill: Color | Fill | null, place: ShapePlace): Piece {
  const { radius = 0, stroke = NO_STROKE } = place
  return {
    layer: { ...placed(place), type: 'shape', shape: form, fill: fillOf(fill), stroke, radius },
    overrides: overridesOf(place),
    slots: [],
  }
}

function fillOf(fill: Color | Fill | null): Fill {
  if (fill === null) return { kind: 'none' }
  return typeof fill === 'string' ? solid(fill) : fill
}

type ImagePlace = Place & {
  slot: string
  mask?: LayerOf<'image'>['mask']
  radius?: number
  stroke?: Stroke
  media?: string | null
  focus?: readonly [number, number]
}

/** Returns an image layer with one of the product's own images, or an empty placeholder. */
export function picture(alt: string, place: ImagePlace): Piece {
  const { mask = 'none', radius = 0, stroke = NO_STROKE, slot, at, media = null, focus = [0.5, 0.5] } = place
  const ratio = Math.round((at[2] / at[3]) * 100) / 100
  return {
    layer: {
      ...placed({ ...place, alt }),
      type: 'image',
      mediaId: media,
      focus: { x: focus[0], y: focus[1] },
      zoom: 1,
      isFlipped: false,
      mask: radius > 0 && mask === 'none' ? 'rounded' : mask,
      radius,
      stroke,
    },
    overrides: overridesOf(place),
    slots: [{ kind: 'picture', name: slot, ratio }],
  }
}

export function icon(name: string, color: Color, place: Place & { stroke?: number }): Piece {
  return {
    layer: { ...placed(place), type: 'icon', icon: name, color, strokeWidth: place.stroke ?? 1.75 },
    overrides: overridesOf(place),
    slots: [],
  }
}

/** Returns the author's avatar: image, name and handle. */
export function avatar(look: TextLook, place: Place): Piece {
  return {
    layer: {
      ...placed(place),
      type: 'avatar',
      mediaId: null,
      ...EXAMPLE_PERSON,
      style: lookOf({ size: 33, weight: 600, lineHeight: 1.25, verticalAlign: 'middle', ...look }),
    },
    overrides: overridesOf(place),
    slots: [],
  }
}

type ChartPlace = Place & {
  form: ChartLayer['form']
  color: Color
  numbers?: Partial<ChartLayer['numbers']>
  emphasis?: ChartLayer['emphasis']
  hasLegend?: boolean
}

/** Returns a chart of example data, which users replace. */
export function chart(rows: readonly (readonly string[])[], look: TextLook, place: ChartPlace): Piece {
  const { form, color, numbers, emphasis = 'none', hasLegend = true } = place
  return {
    layer: {
      ...placed(place),
      type: 'chart',
      form,
      rows: gridOf(rows),
      numbers: { ...PLAIN_NUMBERS, ...numbers },
      hasValues: true,
      hasLegend,
      emphasis,
      colors: [{ color }, ...CHART_COLORS.filter((other) => other.color !== color)],
      style: lookOf(look),
    },
    overrides: overridesOf(place),
    slots: [],
  }
}

export function pageNumber(form: LayerOf<'pageNumber'>['form'], look: TextLook, place: Place): Piece {
  return {
    layer: { ...placed(place), type: 'pageNumber', form, style: lookOf({ size: 30, ...look }) },
    overrides: overridesOf(place),
    slots: [],
  }
}
