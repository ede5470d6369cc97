import { z } from 'zod'
import { documentId } from '../ids.ts'
import {
  ALT_TEXT_MAX,
  CORNER_RADIUS_MAX,
  ICON_NAME_MAX,
  LAYER_LINK_MAX,
  LAYER_NAME_MAX,
  QR_TEXT_MAX,
  SLOT_NAME_MAX,
  STROKE_WIDTH_MAX,
} from '../limits.ts'
import { oneLineOrNothing } from '../text/one-line.ts'
import { manyLines } from '../text/many-lines.ts'
import { boxSchema } from './box.ts'
import { colorSchema } from './color.ts'
import { effectsSchema } from './effects.ts'
import { fillSchema, strokeSchema } from './fill.ts'
import { paragraphsSchema, textStyleSchema } from './text-content.ts'

/** A name that is unique in its slide, and stays when the slide is copied. */
export const layerIdSchema = z.string().regex(/^[a-z0-9]{4,16}$/)

/** Which edges a layer keeps its distance to when the format changes; `scale` takes its share of the slide. */
export const pinSchema = z.object({
  horizontal: z.enum(['left', 'right', 'both', 'center', 'scale']),
  vertical: z.enum(['top', 'bottom', 'both', 'center', 'scale']),
})

export type Pin = z.infer<typeof pinSchema>

const layerBase = z.object({
  id: layerIdSchema,
  /** Given by a person; empty: the screen names it by its content. */
  name: oneLineOrNothing(LAYER_NAME_MAX),
  /** The group it is in; empty for none. Groups may be in groups, never in themselves. */
  groupId: z.union([z.literal(''), layerIdSchema]),
  opacity: z.number().min(0).max(1),
  isLocked: z.boolean(),
  isHidden: z.boolean(),
  /** The name by which templates fill it; empty for none. */
  slot: oneLineOrNothing(SLOT_NAME_MAX),
  /** Where it leads in documents: an https or mailto address; empty for none. */
  link: manyLines(LAYER_LINK_MAX),
  /** What is to be seen, for people who do not see it; empty when it is decoration. */
  alt: manyLines(ALT_TEXT_MAX),
})

/** A layer with a place of its own: all but groups. */
const placedBase = layerBase.extend({
  box: boxSchema,
  /** Degrees, clockwise around the middle of the box. */
  rotation: z.number().min(-360).max(360),
  pin: pinSchema,
  effects: effectsSchema.optional(),
  /** Whether the slides beside it show what reaches beyond the left and right edges of its own. */
  continues: z.literal(true).optional(),
})

/** Null stands for a place that waits for its picture. */
const mediaIdOrNull = documentId().nullable()

/** What of a picture is shown: `zoom` 1 fills the box, and the focus, from 0 to 1 of width and height, stays in sight. */
const cropFields = {
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  zoom: z.number().min(1).max(8),
  isFlipped: z.boolean(),
}

const radius = z.number().min(0).max(CORNER_RADIUS_MAX)

export const SHAPES = [
  'rectangle',
  'ellipse',
  'triangle',
  'diamond',
  'pentagon',
  'hexagon',
  'star',
  'burst',
  'heart',
  'speech',
  'arrow',
  'blob',
  'arc',
  'plus',
] as const

export const textLayerSchema = placedBase.extend({
  type: z.literal('text'),
  paragraphs: paragraphsSchema,
  style: textStyleSchema,
  /** Behind the text, over its whole box. */
  fill: fillSchema,
  radius,
  /** Between the box and the text. */
  padding: z.number().min(0).max(400),
})

export const imageLayerSchema = placedBase.extend({
  type: z.literal('image'),
  mediaId: mediaIdOrNull,
  ...cropFields,
  mask: z.enum(['none', 'rounded', 'ellipse', 'hexagon', 'blob', 'arch']),
  radius,
  stroke: strokeSchema,
})

export const shapeLayerSchema = placedBase.extend({
  type: z.literal('shape'),
  shape: z.enum(SHAPES),
  fill: fillSchema,
  stroke: strokeSchema,
  radius,
})

/** A straight line along the middle of its box, from its left to its right edge. */
export const lineLayerSchema = placedBase.extend({
  type: z.literal('line'),
  stroke: strokeSchema,
  start: z.enum(['none', 'arrow', 'dot', 'bar']),
  end: z.enum(['none', 'arrow', 'dot', 'bar']),
})

export const iconLayerSchema = placedBase.extend({
  type: z.literal('icon'),
  icon: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(ICON_NAME_MAX),
  color: colorSchema,
  /** On the icon's grid of 24. */
  strokeWidth: z.number().min(0.5).max(STROKE_WIDTH_MAX),
})

export const qrLayerSchema = placedBase.extend({
  type: z.literal('qr'),
  text: manyLines(QR_TEXT_MAX),
  color: colorSchema,
  background: fillSchema,
})

export const pageNumberLayerSchema = placedBase.extend({
  type: z.literal('pageNumber'),
  form: z.enum(['number', 'ofAll', 'dots', 'bar']),
  style: textStyleSchema,
})

/** The picture, name and handle of the person or company that a deck speaks for. */
export const avatarLayerSchema = placedBase.extend({
  type: z.literal('avatar'),
  mediaId: mediaIdOrNull,
  person: oneLineOrNothing(LAYER_NAME_MAX),
  handle: oneLineOrNothing(LAYER_NAME_MAX),
  style: textStyleSchema,
})

/** What is in it says so by `groupId`; its place is what its layers take up together. */
export const groupLayerSchema = layerBase.extend({ type: z.literal('group') })

export const layerSchema = z.discriminatedUnion('type', [
  textLayerSchema,
  imageLayerSchema,
  shapeLayerSchema,
  lineLayerSchema,
  iconLayerSchema,
  qrLayerSchema,
  pageNumberLayerSchema,
  avatarLayerSchema,
  groupLayerSchema,
])

export type Layer = z.infer<typeof layerSchema>
export type GroupLayer = z.infer<typeof groupLayerSchema>
/** A layer with a box. */
export type PlacedLayer = Exclude<Layer, GroupLayer>
export type LayerType = Layer['type']
export type LayerOf<Type extends LayerType> = Extract<Layer, { type: Type }>
