import type { Box } from '../box.ts'
import { FORMAT_NAMES, type Format } from '../format.ts'
import { boundsOf } from '../geometry/bounds.ts'
import type { Layer, LayerOf } from '../layer.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import type { FormatOverride, TemplateSlide } from '../slide.ts'
import type { Paragraph } from '../text-content.ts'

/** Check whether paragraphs fit a text layer. */
export type Fits = (layer: LayerOf<'text'>, paragraphs: readonly Paragraph[]) => boolean

/** Layers of a slide by id, in a format other than the deck's own. */
export type OtherFormat = { format: Format; layers: ReadonlyMap<string, Layer> }

/** Boxes in the other formats by layer id, for layers moved relative to their pattern. */
export type MovedLayers = ReadonlyMap<string, ReadonlyMap<Format, Box>>

export function otherFormats(slide: Pick<TemplateSlide, 'layers' | 'overrides'>, own: Format): OtherFormat[] {
  return FORMAT_NAMES.filter((format) => format !== own).map((format) => ({
    format,
    layers: new Map(reflowSlide(slide, own, format).map((layer) => [layer.id, layer])),
  }))
}

/** Returns a check that text fits in its own format, and in all others at the smallest size that the design allows. */
export function fitsEverywhere(fits: Fits, others: readonly OtherFormat[]): Fits {
  return (layer, paragraphs) =>
    fits(layer, paragraphs) &&
    others.every(({ layers }) => {
      const there = layers.get(layer.id)
      if (there?.type !== 'text' || there.isHidden) return true
      return fits({ ...there, style: { ...there.style, size: there.style.sizeMin } }, paragraphs)
    })
}

/** Returns a text whose box also covers the heading above it. */
export function withPlaceOf(title: Layer, body: LayerOf<'text'>): LayerOf<'text'> {
  return { ...body, box: boundsOf([title, body]) ?? body.box }
}

/** Returns the formats with the body of a slide extended over its heading. */
export function withBodyMoved(others: readonly OtherFormat[], titleId: string, bodyId: string): OtherFormat[] {
  return others.map(({ format, layers }) => {
    const [title, body] = [layers.get(titleId), layers.get(bodyId)]
    const moved = title && body?.type === 'text' ? [[bodyId, withPlaceOf(title, body)] as const] : []
    return { format, layers: new Map([...layers, ...moved]) }
  })
}

export function movedText(layerId: string, others: readonly OtherFormat[]): MovedLayers {
  const boxes = others.flatMap(({ format, layers }) => {
    const layer = layers.get(layerId)
    return layer?.type === 'text' ? [[format, layer.box] as const] : []
  })
  return new Map([[layerId, new Map(boxes)]])
}

/** Returns a slide's format overrides after layers were moved; formats without an override follow automatically. */
export function overridesWith(overrides: readonly FormatOverride[], moved: MovedLayers): FormatOverride[] {
  return overrides.map((override) => {
    const box = moved.get(override.layerId)?.get(override.format)
    return box ? { ...override, box } : override
  })
}
