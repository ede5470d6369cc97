import type { Format } from '@postwright/core/scene/format'
import { FORMATS, type Size } from '@postwright/core/scene/format'
import type { Layer } from '@postwright/core/scene/layer'
import { layersInFormat } from '@postwright/core/scene/commands/placed-slide'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'
import type { Editor, SafeZone } from './editor.ts'

type See = Pick<Editor, 'store' | 'view'>

/** Returns the slide on the stage. */
export function getCurrentSlide({ store, view }: See): SceneSlide | null {
  const { slideId } = view.getState()
  return store.getState().scene.slides.find(({ id }) => id === slideId) ?? null
}

/** Returns the layers of the current slide as placed in the current format. */
export function getCurrentLayers(editor: See): readonly Layer[] {
  const slide = getCurrentSlide(editor)
  return slide ? layersOf(editor.store.getState().scene, slide, editor.view.getState().format) : []
}

const reflowed = new WeakMap<SceneSlide, Map<string, readonly Layer[]>>()

/** Returns the layers of a slide in a format; each slide is placed once per format. */
export function layersOf(scene: Scene, slide: SceneSlide, format: Format): readonly Layer[] {
  const key = `${scene.deck.format} ${format}`
  const known = reflowed.get(slide)?.get(key)
  if (known) return known
  const layers = layersInFormat(scene, slide, format)
  reflowed.set(slide, (reflowed.get(slide) ?? new Map<string, readonly Layer[]>()).set(key, layers))
  return layers
}

export function getCurrentSize({ view }: See): Size {
  return FORMATS[view.getState().format]
}

/** Returns the target of the user's commands: the slide, the selected layers and the format. */
export function getCurrentTarget({ view }: See): Target {
  const { slideId, selection, format } = view.getState()
  return { slideId, layerIds: selection, format }
}

/** Returns the safe zones drawn over the slide: the chosen one if the format appears in that placement, otherwise all of them. */
export function getShownSafeZones({ ports, view }: Pick<Editor, 'ports' | 'view'>): readonly SafeZone[] {
  const { format, safeZone } = view.getState()
  const zones = ports.safeZones?.(format) ?? []
  const chosen = zones.filter(({ id }) => id === safeZone)
  return chosen.length > 0 ? chosen : zones
}
