import type { LOGO_ROLES } from '../model/brand-kit.ts'
import type { Box } from '../scene/box.ts'
import type { Change } from '../scene/change.ts'
import { sceneChange } from '../scene/commands/scene-change.ts'
import { luminance } from '../scene/drawing/colors.ts'
import { FORMAT_NAMES, type Format } from '../scene/format.ts'
import { boxesMeet } from '../scene/geometry/bounds.ts'
import { newImage } from '../scene/kinds/image/image-layer.ts'
import { newShape } from '../scene/kinds/shape/shape-layer.ts'
import type { Layer, LayerOf } from '../scene/layer.ts'
import { colorBehind } from '../scene/lint/color-behind.ts'
import { lintContext, type LintContext, type SeenLayer } from '../scene/lint/lint-context.ts'
import { isLogo, LOGO_SLOT } from '../scene/logo-slot.ts'
import type { MeasureText } from '../scene/measure-text.ts'
import { safeBox, safeZonesOf } from '../scene/safe-zones.ts'
import type { Scene, SceneSlide } from '../scene/scene.ts'
import type { FormatOverride } from '../scene/slide.ts'

/** A logo of a kit with the size of its image, in pixels. */
export type DeckLogo = {
  role: (typeof LOGO_ROLES)[number]
  mediaId: string
  width: number
  height: number
  clearSpace: number
  minWidth: number
}

/** Logos that a deck may show, and their alternative text. */
export type DeckLogos = { logos: readonly DeckLogo[]; alt: string }

/** Size of a logo and its margin from the edges, on a slide whose shorter side has 1080 pixels. */
const LOGO = { width: 260, height: 104, margin: 64, plate: 20 }
/** Scales tried if a corner is narrow. */
const SCALES = [1, 0.8, 0.6]
/** Luminance above which a background is light. */
const LIGHT = 0.3

/**
 * Fills the logo placeholders of every slide. A first or last slide without one gets the kit's logo in the first free place of each format, starting
 * at the upper right. A slide without a free place in the deck's own format stays unchanged; in other formats the logo is hidden there. Null if
 * nothing changes.
 */
export function placeLogo(scene: Scene, { logos, alt }: DeckLogos, measure: MeasureText): Change | null {
  if (logos.length === 0) return null
  const shown = scene.slides.filter(({ isHidden, kind }) => !isHidden && kind !== 'common')
  const ends = new Set([shown[0]?.id, shown.at(-1)?.id])
  const slides = scene.slides.map((slide) => {
    if (slide.layers.some(isLogo)) return { ...slide, layers: slide.layers.map((layer) => filled(layer, logos, alt)) }
    return ends.has(slide.id) ? withLogo(scene, slide, { logos, alt }, measure) : slide
  })
  return sceneChange('placeLogo', scene, { ...scene, slides })
}

/** Removes the logo from every slide. Null if there is none. */
export function removeLogo(scene: Scene): Change | null {
  const slides = scene.slides.map((slide) => {
    const gone = new Set(slide.layers.filter(isLogo).map(({ id }) => id))
    if (gone.size === 0) return slide
    const layers = slide.layers.filter(({ id }) => !gone.has(id))
    return { ...slide, layers, overrides: slide.overrides.filter(({ layerId }) => !gone.has(layerId)) }
  })
  return sceneChange('removeLogo', scene, { ...scene, slides })
}

/** Fills an existing logo layer with the kit's first logo, centred in the layer's box, unless it already shows one of the kit's logos. */
function filled(layer: Layer, logos: readonly DeckLogo[], alt: string): Layer {
  const [first] = logos
  if (!isLogo(layer) || layer.type !== 'image' || !first || logos.some(({ mediaId }) => mediaId === layer.mediaId)) {
    return layer
  }
  const { box } = layer
  const scale = Math.min(box.width / first.width, box.height / first.height)
  const [width, height] = [Math.max(1, first.width * scale), Math.max(1, first.height * scale)]
  const place = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
  return { ...layer, mediaId: first.mediaId, alt, box: place }
}

function withLogo(scene: Scene, slide: SceneSlide, { logos, alt }: DeckLogos, measure: MeasureText): SceneSlide {
  const contexts = FORMAT_NAMES.map((format): [Format, LintContext] => [
    format,
    contextOf(scene, slide, format, measure),
  ])
  const own = new Map(contexts).get(scene.deck.format)
  const corner = own && findCorner(own, logos[0])
  if (!own || !corner) return slide
  const ground = colorBehind(own.drawing, 'logo', centerOf(corner.box), own.options.luminanceOf)
  const wanted = luminance(ground) > LIGHT ? 'light' : 'dark'
  const fitting = logos.find(({ role }) => role === wanted) ?? logos.find(({ role }) => role === 'mark')
  const logo = fitting ?? logos[0]
  if (!logo) return slide
  const places = contexts.map(([format, context]) => ({ format, place: findCorner(context, logo) }))
  const box = places.find(({ format }) => format === scene.deck.format)?.place?.box
  if (!box) return slide
  const taken = new Set(slide.layers.map(({ id }) => id))
  const image = { ...newImage(freeId('logo', taken), box, { mediaId: logo.mediaId, alt }), ...LOGO_FIELDS }
  const needsPlate = !fitting || places.some(({ place }) => place?.isBusy)
  const layers = needsPlate
    ? [plateOf(freeId('plate', taken), scene, { role: fitting ? wanted : logo.role, box }), image]
    : [image]
  const overrides = places.flatMap(({ format, place }): FormatOverride[] => {
    if (format === scene.deck.format) return []
    const there = place && { image: place.box, shape: around(place.box, LOGO.plate) }
    return layers.map(({ id, type }) => ({
      format,
      layerId: id,
      box: there && there[type],
      rotation: null,
      size: null,
      isHidden: there ? null : true,
    }))
  })
  return { ...slide, layers: [...slide.layers, ...layers], overrides: [...slide.overrides, ...overrides] }
}

const LOGO_FIELDS = { slot: LOGO_SLOT, pin: { horizontal: 'right', vertical: 'top' } } as const

function contextOf(scene: Scene, slide: SceneSlide, format: Format, measure: MeasureText): LintContext {
  return lintContext(scene, slide, { format, measure, zones: [], brand: null, luminanceOf: () => null })
}

/** Returns a backing plate in the brightness that a logo needs, for slides with an unsuitable or uneven background. */
function plateOf(
  id: string,
  { deck: { theme } }: Scene,
  { role, box }: { role: DeckLogo['role']; box: Box },
): LayerOf<'shape'> {
  const { background, text } = theme.colors
  const isBackground = luminance(background) > luminance(text) === (role !== 'dark')
  const fill = { kind: 'solid', color: isBackground ? '@background' : '@text' } as const
  return { ...newShape(id, around(box, LOGO.plate), 'rectangle'), ...LOGO_FIELDS, fill, radius: 12 }
}

/** Place of a logo, and whether it overlaps shapes or a photo there. */
type Corner = { box: Box; isBusy: boolean }

/**
 * Finds a corner of the slide, or the middle of an edge, where a logo touches nothing, in the largest size that fits; otherwise a place where it
 * covers no text. Null if there is none.
 */
function findCorner({ size, seen, options }: LintContext, logo: DeckLogo | undefined): Corner | null {
  if (!logo) return null
  const things = seen.filter(({ layer }) => !isLogo(layer) && layer.opacity > 0)
  const area = safeZonesOf(options.format).reduce((room, zone) => common(room, safeBox(zone)), { x: 0, y: 0, ...size })
  const unit = Math.min(size.width, size.height) / 1080
  for (const isBusy of [false, true]) {
    for (const scale of SCALES) {
      const fit = Math.min(LOGO.width / logo.width, LOGO.height / logo.height) * scale * unit
      const width = Math.min(size.width * 0.4, Math.max(logo.minWidth, logo.width * fit))
      const height = (width * logo.height) / logo.width
      const clear = Math.max(LOGO.plate, (height * logo.clearSpace) / 100)
      const box = places(area, { width, height }, LOGO.margin * unit).find((place) =>
        things.every((thing) => isFree(thing, around(place, clear), isBusy)),
      )
      if (box) return { box, isBusy }
    }
  }
  return null
}

function isFree({ layer, box, words }: SeenLayer, room: Box, isBusy: boolean): boolean {
  if (!boxesMeet(box, room)) return true
  const isGround = (layer.type === 'shape' || layer.type === 'image') && words.length === 0
  return isGround && (isBusy || (layer.type === 'shape' && covers(layer.box, room, layer.rotation)))
}

/** Lists corners starting at the upper right, then the middles of the upper and the lower edge. */
function places(area: Box, { width, height }: { width: number; height: number }, edge: number): Box[] {
  const [left, right] = [area.x + edge, area.x + area.width - edge - width]
  const [top, low] = [area.y + edge, area.y + area.height - edge - height]
  const middle = (left + right) / 2
  return [
    [right, top],
    [left, top],
    [right, low],
    [left, low],
    [middle, top],
    [middle, low],
  ].map(([x = 0, y = 0]) => ({
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }))
}

function covers(box: Box, place: Box, rotation: number): boolean {
  return (
    rotation === 0 &&
    box.x <= place.x &&
    box.y <= place.y &&
    box.x + box.width >= place.x + place.width &&
    box.y + box.height >= place.y + place.height
  )
}

function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

function around({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function centerOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 }
}

function freeId(name: string, taken: ReadonlySet<string>): string {
  let count = 1
  while (taken.has(`${name}${count}`)) count += 1
  return `${name}${count}`
}
