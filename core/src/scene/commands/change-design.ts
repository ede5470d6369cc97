import type { Change } from '../change.ts'
import type { Layer, LayerOf } from '../layer.ts'
import { isLogo } from '../logo-slot.ts'
import { layOutParts, type LayOut, type PartRole } from '../outline/lay-out-parts.ts'
import type { DataLayer } from '../outline/slide-pattern.ts'
import { wordsOfSlide } from '../outline/words-of-slide.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import { stockPhotoAddress } from '../stock-photos.ts'
import type { Theme } from '../theme.ts'
import { inFormat } from './change-format.ts'
import { placedSlides } from './slide-commands.ts'
import { sceneChange } from './scene-change.ts'

export type NewDesign = Pick<LayOut, 'newSlideId' | 'fits' | 'turn'> & {
  /** A deck of the design, whose slides are the patterns. */
  pattern: Scene
  templateId: string
  /** Theme that the deck gets, such as its present one; the design's own theme if missing. */
  theme?: Theme
}

/** Transfers the texts, photos, data and person of a deck to another design. Slides keep their ids; long ones may become several. */
export function changeDesign(scene: Scene, { templateId, theme, ...from }: NewDesign): Change | null {
  const after = inDesign(scene, { ...from, pattern: inFormat(from.pattern, scene.deck.format) })
  const deck = { ...scene.deck, theme: theme ?? from.pattern.deck.theme, templateId }
  return sceneChange('changeDesign', scene, { deck, slides: after })
}

/** Transfers one slide to a layout of a design, given as a scene whose only slide is the layout; null if the content does not fit. */
export function changeLayout(scene: Scene, slideId: string, from: Omit<NewDesign, 'templateId'>): Change | null {
  const slide = inLayout(scene, slideId, from)
  if (!slide) return null
  return sceneChange('changeLayout', scene, {
    ...scene,
    slides: scene.slides.map((each) => (each.id === slideId ? slide : each)),
  })
}

/** Returns a slide in another layout; null if its texts, data or photos do not fit into it. */
export function inLayout(scene: Scene, slideId: string, from: Omit<NewDesign, 'templateId'>): SceneSlide | null {
  const slide = scene.slides.find(({ id }) => id === slideId)
  const pattern = inFormat(from.pattern, scene.deck.format)
  const patterns = pattern.slides.map((each) => ({ ...each, kind: 'content' as const }))
  if (!slide) return null
  const number = scene.slides.filter(({ kind }) => kind !== 'common').indexOf(slide)
  const role = { part: wordsOfSlide(slide), kind: 'content' as const, number, data: dataOf(slide)[0] }
  const [made = []] = layOutParts([role], {
    ...from,
    isStrict: true,
    deckId: slide.deckId,
    pattern: { ...pattern, slides: patterns },
  })
  const [only, ...others] = made
  const places = only?.layers.filter(({ type }) => type === 'image').length ?? 0
  if (photosOf(slide).length > places) return null
  return only && others.length === 0 && only.layers.length > 0 ? { ...kept(slide, only), kind: slide.kind } : null
}

function inDesign(scene: Scene, from: Omit<NewDesign, 'templateId'>): SceneSlide[] {
  const shown = scene.slides.filter(({ kind }) => kind !== 'common')
  const roles = shown.map((slide, at): PartRole => ({
    part: wordsOfSlide(slide),
    kind: slide.kind === 'common' ? 'content' : slide.kind,
    number: at,
    wantsPhoto: photosOf(slide).length > 0,
    data: dataOf(slide)[0],
  }))
  const made = layOutParts(roles, { ...from, deckId: shown[0]?.deckId ?? '' })
  const person = shown.flatMap(({ layers }) => layers.filter((layer) => layer.type === 'avatar'))[0]
  const added = new Set<string>()
  const next = shown.flatMap((slide, at) => {
    const [first, ...others] = made[at] ?? []
    for (const { id } of others) added.add(id)
    return first ? [kept(slide, first, person), ...others.map((other) => withPerson(other, person))] : [slide]
  })
  return placedSlides([...scene.slides.filter(({ kind }) => kind === 'common'), ...next], added)
}

/**
 * Returns a newly laid out slide with the parts of the old one that do not depend on the design: its notes, visibility, own photos, data, person and
 * logo.
 */
function kept(slide: SceneSlide, made: SceneSlide, person?: LayerOf<'avatar'>): SceneSlide {
  const own = photosOf(slide)
  const who = slide.layers.find((layer) => layer.type === 'avatar') ?? person
  const { id, place, isHidden, notes, deckId } = slide
  const photos = [...own]
  const grids = dataOf(slide)
  const layers = made.layers.map((layer): Layer => {
    if ('rows' in layer) return withData(layer, grids)
    const photo = layer.type === 'image' ? photos.shift() : undefined
    if (!photo || layer.type !== 'image') return layer
    const { mediaId, alt, focus, zoom, isFlipped } = photo
    return { ...layer, mediaId, alt, focus, zoom, isFlipped }
  })
  const fresh = withFreshIds(slide, withPerson({ ...made, id, place, isHidden, notes, deckId, layers }, who))
  // Data that does not fit into the new layout stays unchanged, and so does the logo.
  const staying = [...grids, ...slide.layers.filter(isLogo)]
  const left = new Set(staying.map((layer) => layer.id))
  return {
    ...fresh,
    layers: [...fresh.layers, ...staying.map((layer) => ({ ...layer, groupId: '' as const }))],
    overrides: [...fresh.overrides, ...slide.overrides.filter(({ layerId }) => left.has(layerId))],
  }
}

function dataOf({ layers }: SceneSlide): DataLayer[] {
  return layers.filter((layer) => 'rows' in layer)
}

/** Returns a chart or table of the new design with the data of the first one of its kind, which is removed from `grids`. */
function withData(layer: DataLayer, grids: DataLayer[]): Layer {
  const at = grids.findIndex(({ type }) => type === layer.type)
  const [own] = at === -1 ? [] : grids.splice(at, 1)
  if (!own) return layer
  if (own.type === 'table' || layer.type === 'table') return { ...layer, rows: own.rows, alt: own.alt }
  const { rows, form, numbers, alt } = own
  return { ...layer, rows, form, numbers, alt }
}

function photosOf({ layers }: SceneSlide): LayerOf<'image'>[] {
  return layers
    .filter((layer) => layer.type === 'image')
    .filter((layer) => !isLogo(layer))
    .filter(({ mediaId }) => mediaId !== null && stockPhotoAddress(mediaId) === null)
}

function withPerson(slide: SceneSlide, who: LayerOf<'avatar'> | undefined): SceneSlide {
  if (!who) return slide
  const { person, handle, mediaId } = who
  return {
    ...slide,
    layers: slide.layers.map((layer) => (layer.type === 'avatar' ? { ...layer, person, handle, mediaId } : layer)),
  }
}

/** Returns a slide whose new layers have new ids, so that concurrent changes to the old layers don't affect them. */
function withFreshIds({ layers: before }: SceneSlide, slide: SceneSlide): SceneSlide {
  const taken = new Set(before.map(({ id }) => id))
  let count = 0
  const ids = new Map(slide.layers.map(({ id }) => [id, next()]))
  function next(): string {
    do count += 1
    while (taken.has(`look${count}`))
    return `look${count}`
  }
  const of = (id: string) => ids.get(id) ?? id
  return {
    ...slide,
    layers: slide.layers.map((layer) => ({ ...layer, id: of(layer.id), groupId: of(layer.groupId) })),
    overrides: slide.overrides.map((override) => ({ ...override, layerId: of(override.layerId) })),
  }
}
