import type { Change } from '../change.ts'
import { layerSchema, type Layer } from '../layer.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { plainText, type TextStyle } from '../text-content.ts'
import { listUnlockedMembers } from './unlocked-layers.ts'
import { placedSlide, layersInFormat } from './placed-slide.ts'
import { slideChange } from './scene-change.ts'
import { styleRuns, type RunStyle, type TextRange } from './style-runs.ts'

export type Restyle = {
  /** Style of whole layers, which replaces the same properties of runs. */
  style?: Partial<TextStyle>
  /** Style of the characters in `range`, or of all. */
  run?: RunStyle
  range?: TextRange
}

/** Changes the style of texts. A size in another format than the deck's own is stored for that format only. */
export function restyleText(
  scene: Scene,
  target: Target,
  { style = {}, run = {}, range }: Restyle,
  command = 'restyleText',
): Change | null {
  return slideChange(command, scene, target.slideId, (slide) => {
    const { size, ...rest } = style
    const own = size === undefined || target.format === scene.deck.format
    const members = listUnlockedMembers(slide.layers, target.layerIds)
    const after = new Map(members.map((layer) => [layer.id, restyled(layer, own ? style : rest, run, range)]))
    const next = { ...slide, layers: slide.layers.map((layer) => after.get(layer.id) ?? layer) }
    if (own) return next
    const shown = listUnlockedMembers(layersInFormat(scene, next, target.format), target.layerIds)
    return placedSlide(scene, next, target.format, new Map(shown.map(({ id }) => [id, { size }])))
  })
}

function restyled(layer: Layer, style: Partial<TextStyle>, run: RunStyle, range: TextRange | undefined): Layer {
  if (!('style' in layer)) return layer
  const sized = style.size !== undefined && style.sizeMin === undefined ? shrinking(layer.style, style.size) : {}
  const styled = { ...layer, style: { ...layer.style, ...sized, ...style } }
  const next = layerSchema.safeParse(
    styled.type === 'text' ? { ...styled, paragraphs: paragraphsOf(styled, style, run, range) } : styled,
  )
  return next.success ? next.data : layer
}

/** Returns the minimum size of a text for its next size, with the ratio between them unchanged. */
function shrinking({ size, sizeMin }: TextStyle, next: number): Partial<TextStyle> {
  return { sizeMin: Math.max(1, Math.min(next, (sizeMin * next) / size)) }
}

function paragraphsOf(
  layer: Extract<Layer, { type: 'text' }>,
  style: Partial<TextStyle>,
  run: RunStyle,
  range: TextRange | undefined,
) {
  const all = { from: 0, to: plainText(layer.paragraphs).length }
  const cleared: RunStyle = {
    ...('family' in style && { family: undefined }),
    ...('weight' in style && { weight: undefined }),
    ...('isItalic' in style && { isItalic: undefined }),
    ...('color' in style && { color: undefined }),
  }
  const reset = Object.keys(cleared).length > 0 ? styleRuns(layer.paragraphs, all, cleared) : layer.paragraphs
  return Object.keys(run).length > 0 ? styleRuns(reset, range ?? all, run) : reset
}

/** Makes texts larger or smaller by a factor; their boxes don't change. */
export function scaleText(scene: Scene, target: Target, { factor }: { factor: number }): Change | null {
  return slideChange(factor > 1 ? 'enlargeText' : 'reduceText', scene, target.slideId, (slide) => {
    const members = listUnlockedMembers(layersInFormat(scene, slide, target.format), target.layerIds)
    const texts = members.filter((layer) => 'style' in layer)
    const sizes = texts.map(({ id, style }) => [id, { size: Math.round(style.size * factor) }] as const)
    return placedSlide(scene, slide, target.format, new Map(sizes))
  })
}
