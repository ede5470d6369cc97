import { FONT_SUBSETS, SUBSET_RANGES } from '@postwright/core/fonts/font-subsets'
import type { FontFamily, FontShape } from '@postwright/core/fonts/font-family'
import type { FontSubset } from '@postwright/core/fonts/font-subsets'
import { getFallbackMetrics } from '@postwright/core/fonts/fallback-metrics'
import { fontAddress } from './font-file.ts'

/** The font faces of this page or worker, by the address of their file. */
const faces = new Map<string, FontFace>()
const withStandIn = new Set<string>()

/** Registers all subsets of a shape of a family on the page, without loading them. */
export function registerShape(family: FontFamily, shape: FontShape): void {
  registerStandIn(family)
  // If ranges overlap, the face added last wins, so the first subset is added last.
  for (const subset of FONT_SUBSETS.toReversed()) {
    const address = fontAddress(family.name, shape, subset, 'woff2')
    if (address === null || faces.has(address)) continue
    const face = new FontFace(family.name, `url("${address}") format("woff2")`, {
      weight: `${shape.weight}`,
      style: shape.isItalic ? 'italic' : 'normal',
      unicodeRange: SUBSET_RANGES[subset],
    })
    faces.set(address, face)
    pageFonts()?.add(face)
  }
}

/** Loads one file of a registered shape. */
export async function loadFace(family: string, shape: FontShape, subset: FontSubset): Promise<'loaded' | 'known'> {
  const face = faces.get(fontAddress(family, shape, subset, 'woff2') ?? '')
  if (!face || face.status === 'loaded') return 'known'
  await face.load()
  return 'loaded'
}

/** Returns the fonts of the page or worker; null if there are none, as during rendering at build time. */
export function pageFonts(): FontFaceSet | null {
  if (typeof FontFace === 'undefined') return null
  return 'document' in globalThis ? document.fonts : (Reflect.get(globalThis, 'fonts') ?? null)
}

function registerStandIn(family: FontFamily): void {
  if (withStandIn.has(family.name)) return
  withStandIn.add(family.name)
  const { font, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = getFallbackMetrics(family)
  const descriptors = {
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: `${ascentOverride}%`,
    descentOverride: `${descentOverride}%`,
    lineGapOverride: `${lineGapOverride}%`,
  }
  const face = new FontFace(getFallbackFontName(family.name), `local("${font}")`, descriptors)
  pageFonts()?.add(face)
  // A machine without the fallback font uses its own default.
  face.load().catch(() => undefined)
}

/** Returns the registered name of a family's fallback font: a system font with the family's metrics, shown while the family is loading. */
export function getFallbackFontName(family: string): string {
  return `${family} stand-in`
}
