import type { Change } from '../change.ts'
import { layerSchema, type Layer } from '../layer.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { backgroundSchema } from '../slide.ts'
import { themeSchema, type Theme } from '../theme.ts'
import { nearestRole } from './nearest-role.ts'
import { recolored } from './recolored.ts'
import { sceneChange } from './scene-change.ts'

/**
 * Gives a deck another theme; what names roles follows. With `mapsColors`, colours that were set by themselves become the
 * role whose colour they were nearest to in the theme before, and follow too.
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
  const background = backgroundSchema.safeParse(recolored(slide.background, (color) => nearestRole(theme, color)))
  const layers = slide.layers.map((layer): Layer => {
    const next = layerSchema.safeParse(recolored(layer, (color) => nearestRole(theme, color)))
    return next.success ? next.data : layer
  })
  return { ...slide, layers, background: background.success ? background.data : slide.background }
}
