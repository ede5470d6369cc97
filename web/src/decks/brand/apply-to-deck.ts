import { applyKit, type AppliedKit } from '@postwright/core/brand-kit/apply-kit'
import type { DeckLogos } from '@postwright/core/brand-kit/place-logo'
import type { FontFamily } from '@postwright/core/fonts/font-family'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { Change } from '@postwright/core/scene/change'
import type { Scene } from '@postwright/core/scene/scene'
import { loadFonts } from '../fonts/load-fonts.ts'
import { createMeasureText } from '../fonts/measure-text.ts'
import type { LogoSizes } from './deck-brand.ts'

/**
 * Returns the change that applies a kit to a deck, or null if it changes nothing; loads the kit's fonts first, to measure the text. Photos count as
 * neither light nor dark.
 */
export async function applyToDeck(readScene: () => Scene, kit: AppliedKit): Promise<Change | null> {
  const families = [kit.fonts.heading, kit.fonts.body].filter((family) => family !== '')
  await loadFonts(families.flatMap((family) => [400, 700].map((weight) => ({ family, weight, isItalic: false }))))
  return applyKit(readScene(), kit, { measure: createMeasureText(), luminanceOf: () => null })
}

/**
 * Returns a kit in the form that is applied to decks.
 * @param alt alternative text of its logo
 */
export function toAppliedKit(kit: BrandKit, sizes: LogoSizes, alt: string): AppliedKit {
  const { id, colors, fonts } = kit
  return { id, colors, fonts, logos: logosOf(kit, sizes, alt) }
}

/** Returns the logos of a kit whose sizes are known. */
export function logosOf({ logos }: BrandKit, sizes: LogoSizes, alt: string): DeckLogos {
  const known = logos.flatMap((logo) => {
    const size = sizes.get(logo.mediaId)
    return size ? [{ ...logo, ...size }] : []
  })
  return { logos: known, alt }
}

/** Returns the font families of a kit that neither the product nor the workspace has; each is replaced by a fallback font. */
export function findMissingFamilies({ fonts }: Pick<BrandKit, 'fonts'>, families: readonly FontFamily[]): string[] {
  const wanted = [fonts.heading, fonts.body].filter((name) => name !== '')
  return [...new Set(wanted)].filter((name) => !families.some((family) => family.name === name))
}
