import { setLayerFields } from '../../commands/set-layer-fields.ts'
import { restyleText } from '../../commands/restyle-text.ts'
import { blendColors } from '../../drawing/blend-colors.ts'
import { mixColors } from '../../drawing/mix-colors.ts'
import { changeChain } from '../change-chain.ts'
import { colorBehind } from '../color-behind.ts'
import { contrastRatio } from '../../drawing/contrast-ratio.ts'
import { onSlide, type DrawnWord } from '../../drawing/drawn-words.ts'
import type { Finding } from '../finding.ts'
import { found } from '../found.ts'
import type { LintContext, SeenLayer } from '../lint-context.ts'
import { phoneSize } from '../phone-size.ts'

/** WCAG 2.2, 1.4.3: what large text needs, and all other text. Large is 24 points, or 18.66 in bold. */
const LARGE = { ratio: 3, size: 24, boldSize: 18.66, bold: 700 }
const SMALL_RATIO = 4.5
/** Where along a piece of text the colour behind it is looked at. */
const SHARES = [0.02, 0.26, 0.5, 0.74, 0.98]
/** The middle of small letters above the baseline. */
const X_HEIGHT = 0.25
/** Colours that are tried, those of the theme first: they follow it. */
const COLORS = ['@text', '@background', '@surface', '@primary', '@accent', '#ffffff', '#000000']

/** Width of an outline that separates letters from what lies behind, of their size. */
const OUTLINE_SEEN = 0.04

type Weak = { ratio: number; wanted: number }

/** Words that stand out too little from what lies behind them. */
export function checkContrast(context: LintContext, seen: SeenLayer): Finding[] {
  const weakest = seen.words
    .map((word) => weakness(context, seen, word))
    .filter(({ ratio, wanted }) => ratio < wanted)
    .toSorted((a, b) => a.ratio / a.wanted - b.ratio / b.wanted)[0]
  if (!weakest) return []
  const ratio = Math.floor(weakest.ratio * 10) / 10
  return [found(context, seen, 'contrast', { key: 'contrast', ratio, wanted: weakest.wanted }, fixesOf(context, seen))]
}

function weakness({ drawing, size, options }: LintContext, { layer, drawn }: SeenLayer, word: DrawnWord): Weak {
  const { span, x, y, opacity, outline } = word
  const blend = drawn.blend ?? 'normal'
  const seenSize = phoneSize(span.font.size, size)
  const isLarge = seenSize >= (span.font.weight >= LARGE.bold ? LARGE.boldSize : LARGE.size)
  const ratios = SHARES.map((share) => {
    const point = onSlide(drawn, { x: x + span.width * share, y: y - span.font.size * X_HEIGHT })
    const behind = colorBehind(drawing, layer.id, point, options.luminanceOf)
    const shown = (color: string) => mixColors(behind, blendColors(blend, behind, color), opacity * layer.opacity)
    const letters = shown(span.color)
    const own = contrastRatio(letters, behind)
    // An outline that is wide enough to be seen is what the letters stand out from.
    if (!outline || outline.width < span.font.size * OUTLINE_SEEN) return own
    return Math.max(own, contrastRatio(letters, shown(outline.color)))
  })
  return { ratio: Math.min(...ratios), wanted: isLarge ? LARGE.ratio : SMALL_RATIO }
}

/** Another colour for the words; failing that, an area behind them. */
function fixesOf({ scene }: LintContext, { layer, target }: SeenLayer): Finding['fixes'] {
  const recolored = COLORS.map((color) => restyleText(scene, target, { style: { color } }))
  const opaque = setLayerFields(scene, target, { fields: { opacity: 1 } })
  const backed =
    layer.type === 'text'
      ? changeChain(scene, [
          (now) => restyleText(now, target, { style: { color: '@text' } }),
          (now) =>
            setLayerFields(now, target, { fields: { fill: { kind: 'solid', color: '@background' }, opacity: 1 } }),
        ])
      : null
  return [...recolored, opaque, backed].filter((fix) => fix !== null)
}
