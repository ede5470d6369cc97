import type { BrandKit } from '../model/brand-kit.ts'
import type { Change, Edit } from '../scene/change.ts'
import { applyTheme, setBrandKit } from '../scene/commands/deck-theme.ts'
import { FORMAT_NAMES, type Format } from '../scene/format.ts'
import { runSteps, changeChain } from '../scene/lint/fix-changes.ts'
import { findingKey, type Finding, type LintCheck } from '../scene/lint/finding.ts'
import { fixAll } from '../scene/lint/fix-all.ts'
import type { LintOptions } from '../scene/lint/lint-context.ts'
import { lintScene } from '../scene/lint/lint-scene.ts'
import type { Scene, SceneSlide } from '../scene/scene.ts'
import { placeLogo, type DeckLogos } from './place-logo.ts'
import { themeOfKit, brandOptionsOf } from './kit-theme.ts'
import { applyChange } from '../scene/apply-change.ts'
import { restyleText } from '../scene/commands/restyle-text.ts'
import { sceneChange } from '../scene/commands/scene-change.ts'
import { newShape } from '../scene/kinds/shape/shape-layer.ts'

export type AppliedKit = Pick<BrandKit, 'colors' | 'fonts'> & { id: string; logos: DeckLogos }

type Surroundings = Pick<LintOptions, 'measure' | 'luminanceOf'>

/** All formats, the most common ones last, because the last fix takes precedence. */
const FORMATS_TRIED: readonly Format[] = FORMAT_NAMES.toReversed()

/** Checks that can fail because of new colours and fonts. */
const BROUGHT: readonly LintCheck[] = ['contrast', 'legibility', 'overflow']

/**
 * Applies a brand kit to a deck as one change: its colours by role, its fonts, and its logo on the first and the last slide. Text that would be hard
 * to read gets another colour or size, in every format, so the deck's own check has no additional findings. Null if nothing changes.
 */
export function applyKit(scene: Scene, kit: AppliedKit, surroundings: Surroundings): Change | null {
  const themed = runSteps(scene, [
    (now) => setBrandKit(now, { brandKitId: kit.id }),
    (now) => applyTheme(now, { theme: themeOfKit(kit, now.deck.theme), mapsColors: true }),
    (now) => placeLogo(now, kit.logos, surroundings.measure),
  ])
  const brand = brandOptionsOf(kit, scene.deck.theme)
  const before = new Map(FORMATS_TRIED.map((format) => [format, keysIn(scene, optionsFor(format, null))]))
  const isWanted = (format: Format) => (finding: Finding) =>
    BROUGHT.includes(finding.check) && before.get(format)?.has(findingKey(finding)) !== true
  const recolored = runSteps(
    themed.now,
    FORMATS_TRIED.map(
      (format) => (now: Scene) =>
        fixAll(now, optionsFor(format, brand), { isWanted: isWanted(format) })?.change ?? null,
    ),
  )
  const settled = settleFindings(recolored.now, (now, slideId) =>
    FORMATS_TRIED.flatMap((format) =>
      lintScene(now, optionsFor(format, brand), ({ id }) => slideId === null || id === slideId).filter(
        (finding) => isWanted(format)(finding) || (slideId !== null && finding.check === 'brand'),
      ),
    ),
  )
  const all = [...themed.edits, ...recolored.edits, ...settled]
  return all.length === 0 ? null : { command: 'applyKit', edits: all }

  function optionsFor(format: Format, each: LintOptions['brand']): LintOptions {
    return { ...surroundings, format, zones: [], brand: each }
  }
}

function keysIn(scene: Scene, options: LintOptions): Set<string> {
  return new Set(lintScene(scene, options).map(findingKey))
}

/** Returns the findings of one slide, or of all slides if null, in every format. */
type LookEverywhere = (scene: Scene, slideId: string | null) => Finding[]

/**
 * Fixes, one by one, the findings that a fix in one format alone cannot resolve without harm in another. Colours of the kit are preferred. If no
 * colour is readable in every format, the text gets a backing plate.
 */
function settleFindings(scene: Scene, look: LookEverywhere): Edit[] {
  const edits: Edit[] = []
  let now = scene
  for (const { slideId, layerId } of look(scene, null)) {
    const found = look(now, slideId)
    const own = found.find((finding) => finding.layerId === layerId && finding.check !== 'brand')
    if (!own) continue
    const fixes = [...own.fixes, withPlate(now, own)].filter((fix) => fix !== null)
    const best = fixes
      .map((fix) => ({ fix, ...harmIn(look(applyChange(now, fix), slideId)) }))
      .toSorted((a, b) => a.harm - b.harm || a.strange - b.strange)[0]
    if (!best || best.harm >= harmIn(found).harm) continue
    now = applyChange(now, best.fix)
    edits.push(...best.fix.edits)
  }
  return edits
}

function harmIn(found: readonly Finding[]): { harm: number; strange: number } {
  const strange = found.filter(({ check }) => check === 'brand').length
  return { harm: found.length - strange, strange }
}

/** Sets the text in the theme's text colour on a plate of the background colour, which themes keep legible. */
function withPlate(scene: Scene, { slideId, layerId, format }: Finding): Change | null {
  return changeChain(scene, [
    (now) =>
      sceneChange('applyKit', now, {
        ...now,
        slides: now.slides.map((slide) => (slide.id === slideId ? backed(slide, layerId) : slide)),
      }),
    (now) => restyleText(now, { slideId, layerIds: [layerId], format }, { style: { color: '@text' } }),
  ])
}

/** Adds a plate below a layer, at the layer's position in each format. */
function backed(slide: SceneSlide, layerId: string): SceneSlide {
  const id = `${layerId.slice(0, 11)}plate`
  const fill = { kind: 'solid', color: '@background' } as const
  return {
    ...slide,
    layers: slide.layers.flatMap((layer) => {
      if (layer.id !== layerId || layer.type === 'group') return [layer]
      const { box, pin, rotation, groupId } = layer
      return [{ ...newShape(id, box, 'rectangle'), pin, rotation, groupId, fill, radius: 12 }, layer]
    }),
    overrides: slide.overrides.flatMap((override) =>
      override.layerId === layerId ? [override, { ...override, layerId: id, size: null }] : [override],
    ),
  }
}
