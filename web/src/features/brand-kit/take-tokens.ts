import { BRAND_COLORS_MAX } from '@postwright/core/model/brand-limits'
import type { KitTokens } from '@postwright/core/brand/kit-of-tokens'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'

/** What of a kit changes with the chosen tokens: a colour of a name that there is gets the new value, others are added. */
export function takeTokens(draft: BrandKitDraft, kit: KitTokens, chosen: readonly string[]): Partial<BrandKitDraft> {
  const isChosen = ({ path }: { path: string }) => chosen.includes(path)
  const colors = kit.colors.filter(isChosen).reduce((all, { color }) => {
    const same = all.find(({ name }) => name.toLowerCase() === color.name.toLowerCase())
    return same
      ? all.map((each) => (each === same ? { ...each, ...color } : each))
      : [...all, { id: crypto.randomUUID(), ...color }]
  }, draft.colors)
  const fonts = Object.fromEntries(kit.fonts.filter(isChosen).map(({ role, family }) => [role, family]))
  const widths = new Map(kit.widths.filter(isChosen).map(({ role, minWidth }) => [role, minWidth]))
  return {
    colors: colors.slice(0, BRAND_COLORS_MAX),
    fonts: { ...draft.fonts, ...fonts },
    logos: draft.logos.map((logo) => ({ ...logo, minWidth: widths.get(logo.role) ?? logo.minWidth })),
  }
}
