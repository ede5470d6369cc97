import { validSize } from '../kinds/layer-kind.ts'
import type { Format } from '../format.ts'
import { type Placement, type Placements, validBox } from '../geometry/placements.ts'
import { turn } from '../geometry/bounds.ts'
import type { Layer } from '../layer.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { isSame } from './scene-change.ts'
import { setOverrides, type OverrideFields } from './overrides.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'

/**
 * Returns a slide with layers at other positions. In the deck's own format the layers move, and the other formats follow; in another format the
 * positions are stored as overrides, for that format only.
 */
export function placedSlide(scene: Scene, slide: SceneSlide, format: Format, placements: Placements): SceneSlide {
  if (format === scene.deck.format) {
    return { ...slide, layers: slide.layers.map((layer) => placed(layer, placements.get(layer.id))) }
  }
  const fields = new Map<string, OverrideFields>()
  for (const layer of layersInFormat(scene, slide, format)) {
    const own = overrideOf(layer, placed(layer, placements.get(layer.id)))
    if (own) fields.set(layer.id, own)
  }
  return fields.size > 0 ? { ...slide, overrides: setOverrides(slide.overrides, format, fields) } : slide
}

function placed(layer: Layer, placement: Placement | undefined): Layer {
  if (!placement || layer.type === 'group') return layer
  const { box, rotation, size } = placement
  const moved = {
    ...layer,
    box: box ? validBox(box) : layer.box,
    rotation: rotation === undefined ? layer.rotation : turn(rotation),
  }
  if (!('style' in moved) || size === undefined) return moved
  const factor = size / moved.style.size
  return {
    ...moved,
    style: { ...moved.style, size: validSize(size), sizeMin: validSize(moved.style.sizeMin * factor) },
  }
}

/** Returns the override fields for a layer's new box, rotation and text size; null for a group, or if nothing differs. */
function overrideOf(before: Layer, after: Layer): OverrideFields | null {
  if (before.type === 'group' || after.type === 'group') return null
  const sizes = 'style' in before && 'style' in after ? [before.style.size, after.style.size] : []
  const fields: OverrideFields = {
    ...(isSame(before.box, after.box) ? {} : { box: after.box }),
    ...(before.rotation === after.rotation ? {} : { rotation: after.rotation }),
    ...(sizes[1] === undefined || sizes[0] === sizes[1] ? {} : { size: sizes[1] }),
  }
  return Object.keys(fields).length > 0 ? fields : null
}

const known = new WeakMap<SceneSlide, Map<string, readonly Layer[]>>()

/** Returns the layers of a slide as positioned in a format; the result is cached per slide. */
export function layersInFormat(scene: Scene, slide: SceneSlide, format: Format): readonly Layer[] {
  if (format === scene.deck.format) return slide.layers
  const formats = known.get(slide) ?? new Map<string, readonly Layer[]>()
  known.set(slide, formats)
  const key = `${scene.deck.format} ${format}`
  const layers = formats.get(key) ?? reflowSlide(slide, scene.deck.format, format)
  formats.set(key, layers)
  return layers
}
