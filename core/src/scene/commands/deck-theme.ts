import type { Change } from '../change.ts'
import { layerSchema, type Layer } from '../layer.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { backgroundSchema } from '../slide.ts'
import { themeSchema, type Theme } from '../theme.ts'
import { sceneChange } from './scene-change.ts'
import { type Color, COLOR_ROLES, type ColorRole } from '../color.ts'

/**
 * Gives a deck another theme; everything that uses colour roles changes with it. With `mapsColors`, each fixed colour is replaced by the role whose
 * colour was nearest in the previous theme, so that it changes too.
 */
export function applyTheme(
  scene: Scene,
  { theme, mapsColors = false }: { theme: Theme; mapsColors?: boolean },
): Change | null {
  const next = themeSchema.safeParse(theme)
  if (!next.success) return null
  const slides = mapsColors ? scene.slides.map((slide) => mapped(slide, scene.deck.theme)) : scene.slides
  return sceneChange('applyTheme', scene, { deck: { ...scene.deck, theme: next.data }, slides })
}

function mapped(slide: SceneSlide, theme: Theme): SceneSlide {
  const background = backgroundSchema.safeParse(
    recolored(slide.background, (color) => findNearestColorRole(theme, color)),
  )
  const layers = slide.layers.map((layer): Layer => {
    const next = layerSchema.safeParse(recolored(layer, (color) => findNearestColorRole(theme, color)))
    return next.success ? next.data : layer
  })
  return { ...slide, layers, background: background.success ? background.data : slide.background }
}

const COLOR_KEYS = new Set(['color', 'highlight'])

/** Returns a copy of any part of a scene with `map` applied to every `color` and `highlight` field, at any depth. Other strings are unchanged. */
export function recolored(value: unknown, map: (color: Color) => Color): unknown {
  if (Array.isArray(value)) return value.map((item) => recolored(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      COLOR_KEYS.has(key) && typeof field === 'string' ? map(field) : recolored(field, map),
    ]),
  )
}

/**
 * Returns the role (`@…`) whose colour in a theme is nearest to a colour, weighting red, green and blue by perception. A role is returned unchanged.
 */
export function findNearestColorRole(theme: Theme, color: Color): Color {
  if (color.startsWith('@')) return color
  const [first, ...others] = COLOR_ROLES
  const nearest = others.reduce<ColorRole>(
    (best, role) => (distance(theme.colors[role], color) < distance(theme.colors[best], color) ? role : best),
    first,
  )
  return `@${nearest}`
}

function distance(a: string, b: string): number {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => parseInt(a.slice(at, at + 2), 16) - parseInt(b.slice(at, at + 2), 16),
  )
  return 2 * (red ?? 0) ** 2 + 4 * (green ?? 0) ** 2 + 3 * (blue ?? 0) ** 2
}

/** Links a deck to a brand kit; empty for none. Its colours and fonts are unchanged. */
export function setBrandKit(scene: Scene, { brandKitId }: { brandKitId: string }): Change | null {
  return sceneChange('setBrandKit', scene, { ...scene, deck: { ...scene.deck, brandKitId } })
}
