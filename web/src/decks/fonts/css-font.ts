import { EMOJI_FAMILIES, FALLBACK_FAMILIES } from '@postwright/core/fonts/split-by-font'
import { nearestShape } from '@postwright/core/fonts/font-family'
import type { Font } from '@postwright/core/scene/measure-text'
import { fontLibrary } from './font-library.ts'
import { cjkNames } from './cjk-fonts.ts'
import { getFallbackFontName } from './page-fonts.ts'

/** Returns the CSS font for a text on a canvas. Measuring and drawing both use it, so that they use the same files. */
export function cssFont({ family, weight, isItalic, size }: Font, text: string): string {
  const known = fontLibrary.find(family)
  const shape = known ? nearestShape(known, { weight, isItalic }) : { weight, isItalic }
  const all = [family, getFallbackFontName(family), ...FALLBACK_FAMILIES, ...EMOJI_FAMILIES, ...cjkNames(text)]
  const names = all.map((name) => `"${name}"`)
  const generic = known?.category === 'mono' ? 'monospace' : known?.category === 'serif' ? 'serif' : 'sans-serif'
  return `${shape.isItalic ? 'italic ' : ''}${shape.weight} ${size}px ${names.join(', ')}, ${generic}`
}
