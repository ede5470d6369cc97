import type { LayerOf } from '@postwright/core/scene/layer'
import { NEW_TEXT_STYLE, newLayerBase } from '@postwright/core/scene/layer-base'
import { paragraphsOf, type TextStyle } from '@postwright/core/scene/text-content'

type Fields = Omit<Partial<LayerOf<'text'>>, 'style'> & { style?: Partial<TextStyle> }

export function textLayer(id: string, text: string, { style, ...fields }: Fields = {}): LayerOf<'text'> {
  return {
    ...newLayerBase(id, { x: 100, y: 100, width: 400, height: 400 }),
    type: 'text',
    paragraphs: paragraphsOf(text),
    fill: { kind: 'none' },
    radius: 0,
    padding: 0,
    ...fields,
    style: { ...NEW_TEXT_STYLE, lineHeight: 1.25, ...style },
  }
}
