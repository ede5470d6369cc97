import { EMOJI_FAMILIES, FALLBACK_FAMILIES } from '@postwright/core/fonts/fallback-families'
import { nearestShape } from '@postwright/core/fonts/nearest-shape'
import type { Font } from '@postwright/core/scene/measure-text'
import { fontLibrary } from './font-library.ts'
import { standInName } from './stand-in-name.ts'

/** A font for a canvas: measuring and drawing both ask for it in these words, so that they mean the same files. */
export function cssFont({ family, weight, isItalic, size }: Font): string {
  const known = fontLibrary.find(family)
  const shape = known ? nearestShape(known, { weight, isItalic }) : { weight, isItalic }
  const names = [family, standInName(family), ...FALLBACK_FAMILIES, ...EMOJI_FAMILIES].map((name) => `"${name}"`)
  const generic = known?.category === 'mono' ? 'monospace' : known?.category === 'serif' ? 'serif' : 'sans-serif'
  return `${shape.isItalic ? 'italic ' : ''}${shape.weight} ${size}px ${names.join(', ')}, ${generic}`
}
