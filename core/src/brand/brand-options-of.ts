import type { BrandKit } from '../model/brand-kit.ts'
import type { LintOptions } from '../scene/lint/lint-options.ts'

/** What a kit lets decks use beside their theme; null where it says nothing. */
export function brandOptionsOf({ colors, fonts }: Pick<BrandKit, 'colors' | 'fonts'>): LintOptions['brand'] {
  const families = [...new Set(Object.values(fonts).filter((family) => family !== ''))]
  return colors.length === 0 && families.length === 0 ? null : { colors: colors.map(({ hex }) => hex), fonts: families }
}
