import type { z } from 'zod'
import type { Change, Edit } from './change.ts'
import { layerSchema, type Layer } from './layer.ts'
import type { Scene, SceneSlide } from './scene.ts'

/** An edit that would make a layer none: the layer stayed as it was. `limit` is the number that the value may be at most or at least. */
export type Refusal = {
  code: 'tooLarge' | 'tooSmall' | 'invalid'
  slideId: string
  layerId: string
  limit: number | null
}

/**
 * The scene after a change. Layers and slides that are gone meanwhile are left out, because another person may have removed
 * them; everything else of the change still happens.
 */
export function applyChange(scene: Scene, change: Change): Scene {
  return tryChange(scene, change).scene
}

/** The scene after a change, and what of it no layer took. */
export function tryChange(scene: Scene, { edits }: Change): { scene: Scene; refused: readonly Refusal[] } {
  const refused: Refusal[] = []
  return { scene: edits.reduce((now, edit) => applyEdit(now, edit, refused), scene), refused }
}

function applyEdit(scene: Scene, edit: Edit, refused: Refusal[]): Scene {
  if (edit.kind === 'setDeck') return { ...scene, deck: { ...scene.deck, ...edit.after } }
  if (edit.kind === 'addSlide' || edit.kind === 'removeSlide') {
    const others = scene.slides.filter(({ id }) => id !== edit.slide.id)
    return withSlides(scene, edit.kind === 'addSlide' ? [...others, edit.slide] : others)
  }
  return withSlides(
    scene,
    scene.slides.map((slide) => (slide.id === edit.slideId ? applyToSlide(slide, edit, refused) : slide)),
  )
}

type SlideEdit = Extract<Edit, { slideId: string }>

function applyToSlide(slide: SceneSlide, edit: SlideEdit, refused: Refusal[]): SceneSlide {
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
        layers: layers.map((layer) => {
          if (layer.id !== edit.layerId) return layer
          const next = setFields(layer, edit.after)
          if (next.success) return next.data
          refused.push({ ...reasonOf(next.error), slideId: slide.id, layerId: layer.id })
          return layer
        }),
      }
    case 'orderLayers':
      return { ...slide, layers: ordered(layers, edit.after) }
  }
}

/** The layer with other fields, if it is one with them: the fill of a shape makes no picture. */
function setFields(layer: Layer, fields: Readonly<Record<string, unknown>>) {
  const kept = Object.entries({ ...layer, ...fields }).filter(([, value]) => value !== undefined)
  return layerSchema.safeParse(Object.fromEntries(kept))
}

function reasonOf({ issues: [issue] }: z.ZodError): Pick<Refusal, 'code' | 'limit'> {
  if (issue?.code === 'too_big') return { code: 'tooLarge', limit: Number(issue.maximum) }
  if (issue?.code === 'too_small') return { code: 'tooSmall', limit: Number(issue.minimum) }
  return { code: 'invalid', limit: null }
}

/** In the order that is named; layers that it does not name, because they are newer, keep the one below them. */
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
