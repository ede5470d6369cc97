import type { Font } from '@postwright/core/scene/measure-text'

/** A font as canvases and style sheets name it. Families that have no file of their own fall back to the system's. */
export function cssFont({ family, weight, isItalic, size }: Font): string {
  const name = family.replaceAll(/["\\\n]/g, '')
  return `${isItalic ? 'italic ' : ''}${weight} ${size}px "${name}", sans-serif`
}
