import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { applyKit, type AppliedKit } from '@postwright/core/brand-kit/apply-kit'
import { brandOptionsOf } from '@postwright/core/brand-kit/kit-theme'
import { applyChange } from '@postwright/core/scene/apply-change'
import { FORMAT_NAMES, type Format } from '@postwright/core/scene/format'
import { invertChange } from '@postwright/core/scene/invert-change'
import { colorBehind } from '@postwright/core/scene/lint/color-behind'
import { lintContext, type LintOptions } from '@postwright/core/scene/lint/lint-context'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { phoneSize } from '@postwright/core/scene/lint/phone-size'
import { onSlide } from '@postwright/core/scene/drawing/drawn-words'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import type { Scene } from '@postwright/core/scene/scene'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { IS_DEEP } from '../../support/deep.ts'
import { HARD_KITS } from './hard-kits.ts'

const LOGO = { role: 'light', mediaId: 'logo1', width: 600, height: 200, clearSpace: 25, minWidth: 80 } as const
const NO_LOGO = { logos: [], alt: '' }
const SURROUNDINGS = { measure: MEASURE_BY_ADVANCES, luminanceOf: () => null }

/** Deep tests try each design with each kit; day to day each design has one kit, and each kit four designs. */
const cells = DECK_TEMPLATES.flatMap((template, at) =>
  HARD_KITS.filter((_, place) => IS_DEEP || place === at % HARD_KITS.length).map(([says, kit]) => ({
    id: template.id,
    says,
    template,
    kit: { ...kit, id: 'kit1', logos: { logos: [LOGO], alt: 'Logo of Oak' } },
  })),
)

describe('a design in a hard kit', () => {
  it.each(cells)('$id can be read in $says, in every format, and has its logo', ({ template, kit }) => {
    const scene = deckOf(template)
    const after = applied(scene, kit)
    for (const format of FORMAT_NAMES) {
      const zones = format === '9:16' ? (['story'] as const) : format === '4:5' ? (['grid'] as const) : []
      const options = { ...SURROUNDINGS, format, zones, brand: null }
      const found = lintScene(after, options).map(({ check, slideId, layerId }) => [format, check, slideId, layerId])
      expect(found).toEqual([])
      expect(faintIn(after, format)).toEqual([])
    }
    const logos = after.slides.map(({ layers }) =>
      layers.filter(({ type, slot }) => type === 'image' && slot === 'logo'),
    )
    expect(logos.map(({ length }) => length)).toEqual(
      after.slides.map((_, at) => Number(at % (after.slides.length - 1) === 0)),
    )
  })

  it.each(cells.slice(0, 9))('$id in $says is what it was after one step back', ({ template, kit }) => {
    const scene = deckOf(template)
    const change = applyKit(scene, kit, SURROUNDINGS)
    if (!change) throw new Error('nothing changed')
    expect(applyChange(applyChange(scene, change), invertChange(change))).toEqual(scene)
  })
})

it('uses colours of the kit, what it makes of the theme, and others only where neither can be read', () => {
  const [, kit] = HARD_KITS.find(([says]) => says === 'ten colours') ?? []
  if (!kit) throw new Error('no such kit')
  const scene = deckOf(DECK_TEMPLATES[0])
  const after = applied(scene, { ...kit, id: 'kit1', logos: NO_LOGO })
  expect(after.deck.brandKitId).toBe('kit1')
  const options = { ...SURROUNDINGS, format: '4:5' as const, zones: [], brand: brandOptionsOf(kit, scene.deck.theme) }
  expect(lintScene(after, options)).toEqual([])
})

it('leaves what could hardly be read before as its person made it', () => {
  const [, kit] = HARD_KITS.at(-1) ?? []
  if (!kit) throw new Error('no such kit')
  const scene = deckOf(DECK_TEMPLATES[0])
  const faint: Scene = {
    ...scene,
    slides: scene.slides.map((slide) => ({
      ...slide,
      layers: slide.layers.map((layer) => (layer.type === 'text' ? { ...layer, opacity: 0.2 } : layer)),
    })),
  }
  const options: LintOptions = { ...SURROUNDINGS, format: '4:5', zones: [], brand: null }
  const contrasts = (now: Scene) => lintScene(now, options).filter(({ check }) => check === 'contrast').length
  const after = applied(faint, { ...kit, id: 'kit1', logos: NO_LOGO })
  expect(contrasts(after)).toBeLessThanOrEqual(contrasts(faint))
  expect(after.slides[0]?.layers.map(({ opacity }) => opacity)).toEqual(
    faint.slides[0]?.layers.map(({ opacity }) => opacity),
  )
})

function applied(scene: Scene, kit: AppliedKit): Scene {
  const change = applyKit(scene, kit, SURROUNDINGS)
  return change ? applyChange(scene, change) : scene
}

/** Texts whose contrast to the colour behind their middle is too low by another library. */
function faintIn(scene: Scene, format: Format) {
  return scene.slides.flatMap((slide) => {
    const { drawing, size, seen } = lintContext(scene, slide, { ...SURROUNDINGS, format, zones: [], brand: null })
    return seen.flatMap(({ layer, drawn, words }) =>
      words.flatMap(({ span, x, y, opacity, outline }) => {
        if (opacity * layer.opacity < 1 || outline || (drawn.blend ?? 'normal') !== 'normal') return []
        const behind = colorBehind(
          drawing,
          layer.id,
          onSlide(drawn, { x: x + span.width / 2, y: y - span.font.size / 4 }),
          () => null,
        )
        const shown = phoneSize(span.font.size, size)
        const wanted = shown >= (span.font.weight >= 700 ? 18.66 : 24) ? 3 : 4.5
        const ratio = wcagContrast(span.color, behind)
        return ratio < wanted - 0.001 ? [`${format} ${slide.id} ${layer.id}: ${span.color} on ${behind}`] : []
      }),
    )
  })
}

function deckOf(template: (typeof DECK_TEMPLATES)[number] | undefined): Scene {
  if (!template) throw new Error('no such design')
  let next = 0
  return beginFromTemplate(template, { name: 'A deck', deckId: 'deck1', newSlideId: () => `slide${(next += 1)}` })
}
