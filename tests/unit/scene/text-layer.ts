import type { LayerOf } from '@postwright/core/scene/layer'
import { paragraphsOf, type TextStyle } from '@postwright/core/scene/text-content'

const STYLE: TextStyle = {
  family: '@body',
  weight: 400,
  isItalic: false,
  size: 40,
  sizeMin: 40,
  lineHeight: 1.25,
  letterSpacing: 0,
  color: '@text',
  align: 'start',
  verticalAlign: 'top',
  case: 'typed',
  direction: 'auto',
}

type Fields = Omit<Partial<LayerOf<'text'>>, 'style'> & { style?: Partial<TextStyle> }

export function textLayer(id: string, text: string, { style, ...fields }: Fields = {}): LayerOf<'text'> {
  return {
    id,
    type: 'text',
    name: '',
    groupId: '',
    opacity: 1,
    isLocked: false,
    isHidden: false,
    slot: '',
    link: '',
    alt: '',
    box: { x: 100, y: 100, width: 400, height: 400 },
    rotation: 0,
    pin: { horizontal: 'scale', vertical: 'scale' },
    paragraphs: paragraphsOf(text),
    fill: { kind: 'none' },
    radius: 0,
    padding: 0,
    ...fields,
    style: { ...STYLE, ...style },
  }
}
