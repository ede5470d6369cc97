import type { TextStyle } from '../../text-content.ts'

export type TextLook = Partial<TextStyle>

const PLAIN: TextStyle = {
  family: '@body',
  weight: 400,
  isItalic: false,
  size: 40,
  sizeMin: 28,
  lineHeight: 1.35,
  letterSpacing: 0,
  color: '@text',
  align: 'start',
  verticalAlign: 'top',
  case: 'typed',
  direction: 'auto',
}

/** A whole style: plain body text where a look says nothing else. */
export function lookOf(look: TextLook): TextStyle {
  const style = { ...PLAIN, ...look }
  return { ...style, sizeMin: Math.min(style.size, style.sizeMin) }
}
