import { COLOR_ROLES } from '../../color.ts'
import { applyTheme, recolored, findNearestColorRole } from '../../commands/deck-theme.ts'
import { isSame } from '../../commands/scene-change.ts'
import { restyleText } from '../../commands/restyle-text.ts'
import { setLayerFields } from '../../commands/layer-fields.ts'
import { headingOf } from '../../drawing/draw-slide.ts'
import { changeChain } from '../fix-changes.ts'
import { type Finding, found } from '../finding.ts'
import type { LintContext, SeenLayer, LintOptions } from '../lint-context.ts'
import type { Scene } from '../../scene.ts'
import { FONT_ROLES } from '../../theme.ts'

/** Finds theme colours and fonts that are not the brand's: one finding, on the first visible slide, because theme values appear on every slide. */
export function findStrangeTheme(scene: Scene, { brand, format }: LintOptions): Finding[] {
  const first = scene.slides.find(({ isHidden, kind }) => !isHidden && kind !== 'common')
  if (!first || !brand?.theme) return []
  const { theme } = scene.deck
  const { colors, fonts } = brand.theme
  const values = [
    ...COLOR_ROLES.filter(
      (role) =>
        brand.colors.length > 0 && theme.colors[role] !== colors[role] && !brand.colors.includes(theme.colors[role]),
    ).map((role) => theme.colors[role]),
    ...FONT_ROLES.filter(
      (role) => brand.fonts.length > 0 && theme.fonts[role] !== fonts[role] && !brand.fonts.includes(theme.fonts[role]),
    ).map((role) => theme.fonts[role]),
  ]
  if (values.length === 0) return []
  const fix = applyTheme(scene, { theme: brand.theme })
  return [
    {
      check: 'brand',
      slideId: first.id,
      layerId: '',
      format,
      box: null,
      reason: { key: 'brandTheme', values: [...new Set(values)].join(', ') },
      fixes: fix ? [fix] : [],
      isSafe: false,
    },
  ]
}

/** Finds colours and fonts that are neither the theme's nor the brand's. A brand without fonts allows all fonts, and one without colours all colours. */
export function checkBrand(context: LintContext, seen: SeenLayer): Finding[] {
  const { colors = [], fonts = [] } = context.options.brand ?? {}
  return [
    ...(colors.length > 0 ? strangeColor(context, seen) : []),
    ...(fonts.length > 0 ? strangeFont(context, seen) : []),
  ]
}

function strangeColor(context: LintContext, seen: SeenLayer): Finding[] {
  const { scene, options } = context
  const { theme } = scene.deck
  const ofTheme = options.brand?.theme ?? theme
  const known = new Set<string>([...Object.values(ofTheme.colors), ...(options.brand?.colors ?? [])])
  const strange: string[] = []
  const next = recolored(seen.layer, (color) => {
    if (color.startsWith('@') || known.has(color)) return color
    strange.push(color)
    return findNearestColorRole(theme, color)
  })
  const [first] = strange
  if (first === undefined || typeof next !== 'object' || next === null) return []
  const fields = colorFields(seen.layer, next)
  const fix = changeChain(scene, [(now) => setLayerFields(now, seen.target, { fields })])
  return [found(context, seen, 'brand', { key: 'brandColor', color: first }, [fix])]
}

/** Returns the fields of a layer that a change modifies, except `style`. */
function colorFields(before: object, next: object): Record<string, unknown> {
  const known = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => name !== 'style' && !isSame(value, known.get(name))),
  )
}

function strangeFont(context: LintContext, seen: SeenLayer): Finding[] {
  const { scene, options, slide } = context
  const { fonts } = scene.deck.theme
  const ofTheme = Object.values(options.brand?.theme?.fonts ?? fonts)
  // Theme fonts are reported once for the whole deck.
  const known = new Set([...ofTheme, ...Object.values(fonts), ...(options.brand?.fonts ?? [])])
  const strange = seen.words.find(({ span }) => !known.has(span.font.family))
  if (!strange) return []
  const family = headingOf(slide.layers) === seen.layer.id ? '@heading' : '@body'
  const fix = restyleText(scene, seen.target, { style: { family } })
  return [found(context, seen, 'brand', { key: 'brandFont', family: strange.span.font.family }, [fix])]
}
