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

/** A visible layer, as drawn. */
export type SeenLayer = {
  layer: PlacedLayer
  drawn: DrawGroup
  words: readonly DrawnWord[]
  /** Axis-aligned bounds of its words, or of the whole layer if it has none. */
  box: Box
  target: Target
}

/** One slide in one format, as input for checks. */
export type LintContext = {
  scene: Scene
  slide: SceneSlide
  size: Size
  drawing: SlideDrawing
  seen: readonly SeenLayer[]
  options: LintOptions
}

/** Draws a slide once for all checks. */
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

/** Returns the groups that draw layers; layers repeated on all slides are excluded. */
function groupsIn(group: DrawGroup): DrawGroup[] {
  if (group.layerId === '') return []
  return [group, ...group.items.flatMap((item) => (item.kind === 'group' ? groupsIn(item) : []))]
}

export type LintOptions = {
  format: Format
  measure: MeasureText
  /** Target networks of the slides; empty for no specific one. */
  zones: readonly SafeZoneId[]
  /**
   * Colours and fonts allowed besides those of the theme; with null or an empty list, all are allowed. `theme` is the brand's version of the deck's
   * theme, against which the deck's theme is checked; if it is missing, the deck's theme is not checked.
   */
  brand: { colors: readonly string[]; fonts: readonly string[]; theme?: Theme } | null
  /** Returns the brightness of an image at a point of its box (0 to 1 on both axes), from 0 to 1; null if unknown. */
  luminanceOf: (image: Extract<DrawItem, { kind: 'image' }>, at: Point) => number | null
}
