import type { BrandKit } from '../model/brand-kit.ts'
import { COLOR_ROLES } from '../scene/color.ts'
import { recolored } from '../scene/commands/deck-theme.ts'
import type { Scene } from '../scene/scene.ts'
import { themeOfKit } from './kit-theme.ts'

/** A colour that is not in the kit, with its place: a slide by its number, or null for the theme. */
export type OffKitColor = { color: string; slide: number | null }

/** Finds the colours of a deck that are neither in the kit nor derived from it for the theme. */
export function findOffKitColors({ deck, slides }: Scene, kit: Pick<BrandKit, 'colors' | 'fonts'>): OffKitColor[] {
  const made = themeOfKit(kit, deck.theme).colors
  const own = new Set([...kit.colors.map(({ hex }) => hex), ...Object.values(made)])
  const inTheme = COLOR_ROLES.map((role) => deck.theme.colors[role])
    .filter((color) => !own.has(color))
    .map((color) => ({ color, slide: null }))
  const onSlides = slides.flatMap(({ layers, background }, at) => {
    const found = new Set<string>()
    recolored([layers, background], (color) => {
      if (!color.startsWith('@') && !own.has(color)) found.add(color)
      return color
    })
    return [...found].map((color) => ({ color, slide: at + 1 }))
  })
  return [...inTheme, ...onSlides]
}
