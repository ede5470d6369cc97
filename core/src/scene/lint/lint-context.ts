import type { Box, Point } from '../box.ts'
import { layersInFormat } from '../commands/placed-slide.ts'
import type { DrawGroup, SlideDrawing, DrawItem } from '../draw-node.ts'
import { drawSlide } from '../drawing/draw-slide.ts'
import { FORMATS, type Size, type Format } from '../format.ts'
import { boundsOf } from '../geometry/bounds.ts'
import { layerTree } from '../geometry/layer-tree.ts'
import type { PlacedLayer } from '../layer.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import type { Target } from '../target.ts'
import { boundsOfWords, wordsOf, type DrawnWord } from '../drawing/drawn-words.ts'
import type { MeasureText } from '../measure-text.ts'
import type { SafeZoneId } from '../safe-zones.ts'
import type { Theme } from '../theme.ts'

/** A layer that is seen, as it is drawn. */
export type SeenLayer = {
  layer: PlacedLayer
  drawn: DrawGroup
  words: readonly DrawnWord[]
  /** Upright, around its words, or around all of it when it has none. */
  box: Box
  target: Target
}

/** One slide in one format, as checks look at it. */
export type LintContext = {
  scene: Scene
  slide: SceneSlide
  size: Size
  drawing: SlideDrawing
  seen: readonly SeenLayer[]
  options: LintOptions
}

/** Draws a slide once for all rules that judge it. */
export function lintContext(scene: Scene, slide: SceneSlide, options: LintOptions): LintContext {
  const { format, measure } = options
  const drawing = drawSlide(scene, slide.id, format, measure)
  const groups = new Map(drawing.items.flatMap(groupsIn).map((group) => [group.layerId, group]))
  const layers = layersInFormat(scene, slide, format)
  const tree = layerTree(layers)
  const seen = layers.flatMap((layer): SeenLayer[] => {
    const drawn = groups.get(layer.id)
    if (layer.type === 'group' || tree.isHidden(layer.id) || !drawn) return []
    const words = wordsOf(drawn)
    const box = boundsOfWords(drawn, words) ?? boundsOf([layer]) ?? layer.box
    return [{ layer, drawn, words, box, target: { slideId: slide.id, layerIds: [layer.id], format } }]
  })
  return { scene, slide, size: FORMATS[format], drawing, seen, options }
}

/** Groups that draw layers; what repeats on all slides is no part of this one. */
function groupsIn(group: DrawGroup): DrawGroup[] {
  if (group.layerId === '') return []
  return [group, ...group.items.flatMap((item) => (item.kind === 'group' ? groupsIn(item) : []))]
}

export type LintOptions = {
  format: Format
  measure: MeasureText
  /** The places that the slides are made for; none: nowhere in particular. */
  zones: readonly SafeZoneId[]
  /**
   * Colours and fonts that may be used beside the theme; null, or an empty list: all may. `theme` is what they make of the deck's
   * own, which is judged by it; without one the deck's own is as it should be.
   */
  brand: { colors: readonly string[]; fonts: readonly string[]; theme?: Theme } | null
  /** How bright a picture is at a point of its box (0 to 1 of both sides), from 0 to 1; null where that is not known. */
  luminanceOf: (image: Extract<DrawItem, { kind: 'image' }>, at: Point) => number | null
}
