import type { BrandKit } from '../model/brand-kit.ts'
import type { LintOptions } from '../scene/lint/lint-options.ts'
import type { Theme } from '../scene/theme.ts'
import { themeOfKit } from './theme-of-kit.ts'

/** The colours and fonts that a kit lets a deck with this theme use; null where the kit says nothing. */
export function brandOptionsOf(kit: Pick<BrandKit, 'colors' | 'fonts'>, theme: Theme): LintOptions['brand'] {
  const { colors, fonts } = kit
  const families = [...new Set(Object.values(fonts).filter((family) => family !== ''))]
  if (colors.length === 0 && families.length === 0) return null
  return { colors: colors.map(({ hex }) => hex), fonts: families, theme: themeOfKit(kit, theme) }
}
