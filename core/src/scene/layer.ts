import { z } from 'zod'
import { avatarLayerSchema } from './kinds/avatar/avatar-layer.ts'
import { chartLayerSchema } from './kinds/chart/chart-layer.ts'
import { iconLayerSchema } from './kinds/icon/icon-layer.ts'
import { imageLayerSchema } from './kinds/image/image-layer.ts'
import { lineLayerSchema } from './kinds/line/line-layer.ts'
import { pageNumberLayerSchema } from './kinds/page-number/page-number-layer.ts'
import { qrLayerSchema } from './kinds/qr/qr-layer.ts'
import { shapeLayerSchema } from './kinds/shape/shape-layer.ts'
import { tableLayerSchema } from './kinds/table/table-layer.ts'
import { textLayerSchema } from './kinds/text/text-layer.ts'
import { layerBase } from './layer-base.ts'

/** Layers refer to their group by `groupId`; the group's bounds are the combined bounds of its layers. */
const groupLayerSchema = layerBase.extend({ type: z.literal('group') })

/** Schemas are separate from drawing and lint (`kinds/kinds.ts`), so that reading a slide loads only them. */
export const layerSchema = z.discriminatedUnion('type', [
  textLayerSchema,
  imageLayerSchema,
  shapeLayerSchema,
  lineLayerSchema,
  iconLayerSchema,
  qrLayerSchema,
  pageNumberLayerSchema,
  avatarLayerSchema,
  chartLayerSchema,
  tableLayerSchema,
  groupLayerSchema,
])

export type Layer = z.infer<typeof layerSchema>
export type GroupLayer = z.infer<typeof groupLayerSchema>
/** A layer with a box. */
export type PlacedLayer = Exclude<Layer, GroupLayer>
export type LayerType = Layer['type']
export type PlacedType = PlacedLayer['type']
export type LayerOf<Type extends LayerType> = Extract<Layer, { type: Type }>
