import type { Change, Edit } from './change.ts'
import { layerSchema, type Layer } from './layer.ts'
import type { Scene, SceneSlide } from './scene.ts'

/**
 * Returns the scene after a change. Layers and slides that no longer exist are skipped, because another person may have removed them; the rest of the
 * change is still applied.
 */
export function applyChange(scene: Scene, { edits }: Change): Scene {
  return edits.reduce(applyEdit, scene)
}

function applyEdit(scene: Scene, edit: Edit): Scene {
  if (edit.kind === 'setDeck') return { ...scene, deck: { ...scene.deck, ...edit.after } }
  if (edit.kind === 'addSlide' || edit.kind === 'removeSlide') {
    const others = scene.slides.filter(({ id }) => id !== edit.slide.id)
    return withSlides(scene, edit.kind === 'addSlide' ? [...others, edit.slide] : others)
  }
  return withSlides(
    scene,
    scene.slides.map((slide) => (slide.id === edit.slideId ? applyToSlide(slide, edit) : slide)),
  )
}

type SlideEdit = Extract<Edit, { slideId: string }>

function applyToSlide(slide: SceneSlide, edit: SlideEdit): SceneSlide {
  const { layers } = slide
  switch (edit.kind) {
    case 'setSlide':
      return { ...slide, ...edit.after }
    case 'addLayer': {
      const others = layers.filter(({ id }) => id !== edit.layer.id)
      return { ...slide, layers: [...others.slice(0, edit.at), edit.layer, ...others.slice(edit.at)] }
    }
    case 'removeLayer':
      return { ...slide, layers: layers.filter(({ id }) => id !== edit.layer.id) }
    case 'setLayer':
      return {
        ...slide,
        layers: layers.map((layer) => (layer.id === edit.layerId ? setFields(layer, edit.after) : layer)),
      }
    case 'orderLayers':
      return { ...slide, layers: ordered(layers, edit.after) }
  }
}

/** Returns the layer with changed fields; unchanged if the result would be invalid, such as the fill of a shape on an image. */
function setFields(layer: Layer, fields: Readonly<Record<string, unknown>>): Layer {
  const kept = Object.entries({ ...layer, ...fields }).filter(([, value]) => value !== undefined)
  const next = layerSchema.safeParse(Object.fromEntries(kept))
  return next.success ? next.data : layer
}

/** Sorts layers in the given order; unlisted layers, which are newer, stay directly above the layer that was below them. */
function ordered(layers: readonly Layer[], ids: readonly string[]): Layer[] {
  const byId = new Map(layers.map((layer) => [layer.id, layer]))
  const named = ids.flatMap((id) => byId.get(id) ?? [])
  return layers.reduce<Layer[]>((list, layer, at) => {
    if (ids.includes(layer.id)) return list
    const below = layers[at - 1]
    const place = below ? list.findIndex(({ id }) => id === below.id) + 1 : 0
    return [...list.slice(0, place), layer, ...list.slice(place)]
  }, named)
}

function withSlides(scene: Scene, slides: readonly SceneSlide[]): Scene {
  return { ...scene, slides: slides.toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1)) }
}
