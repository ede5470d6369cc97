import type { LayerOf, PlacedType } from '../layer.ts'
import { avatarKind } from './avatar/avatar-kind.ts'
import { chartKind } from './chart/chart-kind.ts'
import { iconKind } from './icon/icon-kind.ts'
import { imageKind } from './image/image-kind.ts'
import type { LayerKind } from './layer-kind.ts'
import { lineKind } from './line/line-kind.ts'
import { pageNumberKind } from './page-number/page-number-kind.ts'
import { qrKind } from './qr/qr-kind.ts'
import { shapeKind } from './shape/shape-kind.ts'
import { tableKind } from './table/table-kind.ts'
import { textKind } from './text/text-kind.ts'

type Layers = { [Type in PlacedType]: LayerOf<Type> }

const KINDS: { [Type in PlacedType]: LayerKind<Layers[Type]> } = {
  text: textKind,
  image: imageKind,
  shape: shapeKind,
  line: lineKind,
  icon: iconKind,
  qr: qrKind,
  pageNumber: pageNumberKind,
  avatar: avatarKind,
  chart: chartKind,
  table: tableKind,
}

/** Returns the definition of a kind of layer. Groups have none: they only have their content. */
export function kindOf<Type extends PlacedType>({ type }: { type: Type }): LayerKind<Layers[Type]> {
  return KINDS[type]
}
