import type { Box } from '@postwright/core/scene/box'
import type { Pin } from '@postwright/core/scene/layer'
import type { TextStyle } from '@postwright/core/scene/text-content'

const PIN: Pin = { horizontal: 'scale', vertical: 'scale' }

/** What all new layers have alike. */
export function layerBase(id: string, box: Box) {
  return {
    id,
    name: '',
    groupId: '',
    opacity: 1,
    isLocked: false,
    isHidden: false,
    slot: '',
    link: '',
    alt: '',
    box,
    rotation: 0,
    pin: PIN,
  }
}

/** How new text is set: in the theme's own face and colour. */
export const NEW_TEXT_STYLE: TextStyle = {
  family: '@body',
  weight: 400,
  isItalic: false,
  size: 40,
  sizeMin: 40,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: '@text',
  align: 'start',
  verticalAlign: 'top',
  case: 'typed',
  direction: 'auto',
}
