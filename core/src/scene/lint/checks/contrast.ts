import type { Change } from '../../change.ts'
import type { Color } from '../../color.ts'
import { setLayerFields } from '../../commands/layer-fields.ts'
import { restyleText } from '../../commands/restyle-text.ts'
import type { RunStyle } from '../../commands/style-runs.ts'
import { mixColors, contrastRatio, READABLE_RATIO } from '../../drawing/colors.ts'
import { blendColors } from '../../drawing/blend-colors.ts'
import { changeChain } from '../fix-changes.ts'
import { colorBehind } from '../color-behind.ts'
import { onSlide, type DrawnWord } from '../../drawing/drawn-words.ts'
import { type Finding, found } from '../finding.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'
import type { PlacedLayer } from '../../layer.ts'
import { spanStyleOf } from '../../layout/span-style.ts'
import type { Scene } from '../../scene.ts'
import type { Target } from '../../target.ts'
import { resolveColor, type Theme } from '../../theme.ts'
import { phoneSize } from '../phone-size.ts'

/** Contrast required for large text by WCAG 2.2, 1.4.3. Large is 24 points, or 18.66 in bold. */
const LARGE = { ratio: 3, size: 24, boldSize: 18.66, bold: 700 }
/** Sample positions along a text range for the colour behind it. */
const SHARES = [0.02, 0.26, 0.5, 0.74, 0.98]
/** Inset of the samples at the ends, as a share of the text size: a highlight of adjacent words may overlap there. */
const INSET = 0.1
/** Height of the middle of lower-case letters above the baseline, as a share of the text size. */
const X_HEIGHT = 0.25
/** Candidate colours, theme colours first, because these follow the theme. Brand colours are tried before black and white. */
const COLORS = ['@text', '@background', '@surface', '@primary', '@accent']
const NEUTRAL = ['#ffffff', '#000000']
const ANY = [...COLORS, ...NEUTRAL]
/** Theme colours tried as a highlight, the most prominent first. */
const HIGHLIGHTS = ['@accent', '@primary', '@surface', '@muted', '@background', '@text']

/** Minimum width of an outline that separates letters from the background, as a share of their size. */
const OUTLINE_SEEN = 0.04

/** A word with the colours behind it at sample points, and the contrast required for its size. */
type Seen = { word: DrawnWord; behind: readonly string[]; wanted: number }

/** Finds words with too little contrast to their background. */
export function checkContrast(context: LintContext, seen: SeenLayer): Finding[] {
  const words = seen.words.map((word) => wordSeen(context, seen, word))
  const weakest = words
    .map((each) => ({ ratio: ratioOf(seen, each), wanted: each.wanted }))
    .filter(({ ratio, wanted }) => ratio < wanted)
    .toSorted((a, b) => a.ratio / a.wanted - b.ratio / b.wanted)[0]
  if (!weakest) return []
  const ratio = Math.floor(weakest.ratio * 10) / 10
  const isReadable = (color: string) => words.every((each) => ratioOf(seen, each, color) >= each.wanted)
  const fixes = fixesOf(context, seen, isReadable)
  return [found(context, seen, 'contrast', { key: 'contrast', ratio, wanted: weakest.wanted }, fixes)]
}

function wordSeen({ drawing, size, options }: LintContext, { layer, drawn }: SeenLayer, word: DrawnWord): Seen {
  const { span, x, y } = word
  const seenSize = phoneSize(span.font.size, size)
  const isLarge = seenSize >= (span.font.weight >= LARGE.bold ? LARGE.boldSize : LARGE.size)
  const inset = Math.min(span.font.size * INSET, span.width / 2)
  const behind = SHARES.map((share) => {
    const along = Math.min(Math.max(span.width * share, inset), span.width - inset)
    const point = onSlide(drawn, { x: x + along, y: y - span.font.size * X_HEIGHT })
    return colorBehind(drawing, layer.id, point, options.luminanceOf)
  })
  return { word, behind: [...new Set(behind)], wanted: isLarge ? LARGE.ratio : READABLE_RATIO }
}

/** Returns the lowest contrast of a word, in its own colour or in another one. */
function ratioOf({ layer, drawn }: SeenLayer, { word, behind }: Seen, color = word.span.color): number {
  const { span, opacity, outline } = word
  const blend = drawn.blend ?? 'normal'
  const ratios = behind.map((ground) => {
    const shown = (each: string) => mixColors(ground, blendColors(blend, ground, each), opacity * layer.opacity)
    const letters = shown(color)
    const own = contrastRatio(letters, ground)
    // The letters contrast with their outline if it is wide enough to be visible.
    if (!outline || outline.width < span.font.size * OUTLINE_SEEN) return own
    return Math.max(own, contrastRatio(letters, shown(outline.color)))
  })
  return Math.min(...ratios)
}

/**
 * Returns fixes, in order: another colour for the highlighted words, another colour for the whole text, another highlight or none, full opacity, and
 * an area behind the words.
 */
function fixesOf(
  { scene, options }: LintContext,
  { layer, target }: SeenLayer,
  isReadable: (color: string) => boolean,
): Finding['fixes'] {
  const { theme } = scene.deck
  const plain = [...COLORS, ...(options.brand?.colors ?? []), ...NEUTRAL]
  const recolor = (color: Color) => (now: Scene) => restyleText(now, target, { style: { color } })
  const opaque = setLayerFields(scene, target, { fields: { opacity: 1 } })
  const backed =
    layer.type === 'text'
      ? changeChain(scene, [
          recolor('@text'),
          (now) =>
            setLayerFields(now, target, { fields: { fill: { kind: 'solid', color: '@background' }, opacity: 1 } }),
          (now) => restyleMarked(now, target, readableWords),
        ])
      : null
  const fixes = [
    restyleMarked(scene, target, readableWords),
    ...plain.filter((color) => isReadable(resolveColor(theme, color))).map((color) => recolor(color)(scene)),
    ...(hasHighlight(layer) ? highlightFixes(scene, target, recolor) : []),
    opaque,
    backed,
  ]
  return fixes.filter((fix) => fix !== null)
}

/** Returns fixes for texts in which only some words have a highlight: the highlighted words are restyled separately. */
function highlightFixes(scene: Scene, target: Target, recolor: (color: Color) => (now: Scene) => Change | null) {
  const restyle = (styleOf: MarkedStyle) => (now: Scene) => restyleMarked(now, target, styleOf)
  return [
    ...ANY.map((color) => changeChain(scene, [recolor(color), restyle(readableWords)])),
    restyleMarked(scene, target, readableHighlight),
    ...ANY.map((color) => changeChain(scene, [recolor(color), restyle(readableHighlight)])),
    restyleMarked(scene, target, () => ({ highlight: undefined })),
    ...ANY.map((color) => changeChain(scene, [recolor(color), restyle(() => ({ highlight: undefined }))])),
  ]
}

type MarkedStyle = (theme: Theme, words: { color: string; highlight: string }) => RunStyle | null

/** Returns the text colour with enough contrast to the highlight. */
function readableWords(theme: Theme, { highlight }: { highlight: string }): RunStyle | null {
  const color = ANY.find((each) => contrastRatio(resolveColor(theme, each), highlight) >= READABLE_RATIO)
  return color ? { color } : null
}

/** Returns the theme colour with enough contrast to the text. */
function readableHighlight(theme: Theme, { color }: { color: string }): RunStyle | null {
  const highlight = HIGHLIGHTS.find((each) => contrastRatio(resolveColor(theme, each), color) >= READABLE_RATIO)
  return highlight ? { highlight } : null
}

/** Restyles the highlighted words with too little contrast to their highlight. */
function restyleMarked(scene: Scene, target: Target, styleOf: MarkedStyle): Change | null {
  const { theme } = scene.deck
  const layer = scene.slides
    .find(({ id }) => id === target.slideId)
    ?.layers.find(({ id }) => target.layerIds.includes(id))
  if (layer?.type !== 'text') return null
  let at = 0
  const steps = layer.paragraphs.flatMap(({ runs }) => {
    const own = runs.flatMap((run) => {
      const range = { from: at, to: at + run.text.length }
      at = range.to
      const { color, highlight } = spanStyleOf(layer.style, run, theme)
      if (highlight === '' || contrastRatio(color, highlight) >= READABLE_RATIO) return []
      const style = styleOf(theme, { color, highlight })
      return style ? [(now: Scene) => restyleText(now, target, { run: style, range })] : []
    })
    at += 1
    return own
  })
  return changeChain(scene, steps)
}

function hasHighlight(layer: PlacedLayer): boolean {
  return layer.type === 'text' && layer.paragraphs.some(({ runs }) => runs.some(({ highlight }) => highlight))
}
