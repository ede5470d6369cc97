import { IconStack2, type TablerIcon } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { kindOf } from '@postwright/core/scene/kinds/kinds'
import type { Layer, LayerOf, LayerType, PlacedType } from '@postwright/core/scene/layer'
import { excerptOf } from '@postwright/core/text/excerpt'
import { avatarEditor } from './avatar.tsx'
import { chartEditor } from './chart.tsx'
import type { EditorKind } from './editor-kind.ts'
import { iconEditor } from './icon.tsx'
import { imageEditor } from './image.tsx'
import { lineEditor } from './line.tsx'
import { pageNumberEditor } from './page-number.tsx'
import { qrEditor } from './qr.tsx'
import { shapeEditor } from './shape.ts'
import { tableEditor } from './table.tsx'
import { textEditor } from './text.ts'

type Layers = { [Type in PlacedType]: LayerOf<Type> }

/** All kinds; insertable ones are offered in this order. */
const EDITOR_KINDS: { [Type in PlacedType]: EditorKind<Layers[Type]> } = {
  text: textEditor,
  image: imageEditor,
  shape: shapeEditor,
  line: lineEditor,
  icon: iconEditor,
  qr: qrEditor,
  pageNumber: pageNumberEditor,
  avatar: avatarEditor,
  chart: chartEditor,
  table: tableEditor,
}

export function editorKindOf<Type extends PlacedType>({ type }: { type: Type }): EditorKind<Layers[Type]> {
  return EDITOR_KINDS[type]
}

/** Kinds that are inserted with one press. */
export const INSERTED = Object.entries(EDITOR_KINDS).flatMap(([type, { Icon, insert }]) =>
  insert ? [{ type, Icon, insert }] : [],
)

export async function loadControls(): Promise<void> {
  await Promise.all(Object.values(EDITOR_KINDS).flatMap(({ Controls }) => Controls?.load() ?? []))
}

/** Icons of layers in lists. */
export const LAYER_SIGNS: { [Type in LayerType]: { Icon: TablerIcon } } = {
  ...EDITOR_KINDS,
  group: { Icon: IconStack2 },
}

const NAME_MAX = 40

/** Returns the name that a user set for the layer, otherwise an excerpt of its text or alternative text, otherwise its kind. */
export function layerName(layer: Layer, t: TFunction): string {
  const words = layer.type === 'group' ? '' : kindOf(layer).words(layer)
  const nameKey = layer.type === 'group' ? null : editorKindOf(layer).nameKey(layer)
  return (
    layer.name ||
    excerptOf(words || layer.alt, NAME_MAX) ||
    t(nameKey ? `editor:${nameKey}` : `editor:kind.${layer.type}.name`)
  )
}
