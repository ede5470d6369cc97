import { describe, expect, it } from 'vitest'
import { placeLogo, removeLogo, type DeckLogo } from '@postwright/core/brand-kit/place-logo'
import { applyChange } from '@postwright/core/scene/apply-change'
import type { Change } from '@postwright/core/scene/change'
import { changeDesign } from '@postwright/core/scene/commands/change-design'
import { layersInFormat } from '@postwright/core/scene/commands/placed-slide'
import { FORMAT_NAMES, FORMATS } from '@postwright/core/scene/format'
import { boxesMeet } from '@postwright/core/scene/geometry/bounds'
import { invertChange } from '@postwright/core/scene/invert-change'
import type { Layer, LayerOf } from '@postwright/core/scene/layer'
import { lintContext } from '@postwright/core/scene/lint/lint-context'
import { isLogo } from '@postwright/core/scene/logo-slot'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { safeBox, safeZonesOf } from '@postwright/core/scene/safe-zones'
import type { Scene } from '@postwright/core/scene/scene'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { imageLayer, OPTIONS } from '../scene/lint/planted-faults.ts'
import { sceneOf, shapeLayer, slideOf } from '../scene/sample-scene.ts'
import { textLayer } from '../scene/text-layer.ts'

const ALT = 'Logo of Oak'
const logoOf = (role: DeckLogo['role'], fields: Partial<DeckLogo> = {}): DeckLogo => ({
  role,
  mediaId: `${role}1`,
  width: 600,
  height: 200,
  clearSpace: 25,
  minWidth: 0,
  ...fields,
})
const LIGHT = logoOf('light')

function place(scene: Scene, logos: readonly DeckLogo[] = [LIGHT]): Scene {
  return after(scene, placeLogo(scene, { logos, alt: ALT }, MEASURE_BY_ADVANCES))
}
const after = (scene: Scene, change: Change | null) => (change ? applyChange(scene, change) : scene)
const images = (layers: readonly Layer[] = []) =>
  layers.filter((layer): layer is LayerOf<'image'> => layer.type === 'image' && isLogo(layer))

const dark = { fill: { kind: 'solid' as const, color: '#101418' } }
const SCENE = sceneOf(
  slideOf('s1', [textLayer('aaaa', 'First', { box: { x: 80, y: 400, width: 900, height: 300 } })]),
  slideOf('s2', [textLayer('bbbb', 'Second', { box: { x: 80, y: 400, width: 900, height: 300 } })], { place: 1 }),
  slideOf('s3', [textLayer('cccc', 'Third', { box: { x: 80, y: 400, width: 900, height: 300 } })], { place: 2 }),
)

describe('the logo of a kit on a deck', () => {
  it('stands on the first and the last slide in its own proportions, with words for those who do not see it', () => {
    const placed = place(SCENE)
    expect(placed.slides.map(({ layers }) => images(layers).length)).toEqual([1, 0, 1])
    const [logo] = images(placed.slides[0]?.layers)
    expect(logo).toMatchObject({ mediaId: 'light1', alt: ALT, slot: 'logo' })
    expect((logo?.box.width ?? 0) / (logo?.box.height ?? 1)).toBeCloseTo(3, 1)
    expect(logo?.box.y).toBe(64)
  })

  it('covers no words of any design in any format, and nothing lies over its place there', () => {
    for (const template of DECK_TEMPLATES) {
      const placed = place(deckOf(template))
      for (const slide of placed.slides) {
        if (images(slide.layers).length === 0) continue
        for (const format of FORMAT_NAMES) {
          const [logo] = images(layersInFormat(placed, slide, format))
          if (!logo || logo.isHidden) continue
          const { seen } = lintContext(placed, slide, { ...OPTIONS, measure: MEASURE_BY_ADVANCES, format, brand: null })
          const covered = seen.filter(({ words, box }) => words.length > 0 && boxesMeet(box, logo.box))
          expect(covered.map(({ layer }) => `${template.id} ${format} ${layer.id}`)).toEqual([])
          const areas = [{ x: 0, y: 0, ...FORMATS[format] }, ...safeZonesOf(format).map(safeBox)]
          for (const area of areas) {
            expect(logo.box.x).toBeGreaterThanOrEqual(area.x)
            expect(logo.box.y + logo.box.height).toBeLessThanOrEqual(area.y + area.height)
          }
        }
      }
    }
  })

  it('is the one for the ground that it stands on, and has a plate where the kit has none for it', () => {
    const [first, ...others] = SCENE.slides
    if (!first) throw new Error('no slide')
    const scene = { ...SCENE, slides: [{ ...first, background: { ...first.background, ...dark } }, ...others] }
    const placed = place(scene, [LIGHT, logoOf('dark')])
    expect(placed.slides.flatMap(({ layers }) => images(layers).map(({ mediaId }) => mediaId))).toEqual([
      'dark1',
      'light1',
    ])
    const plates = place(scene).slides.map(({ layers }) =>
      layers.filter((layer) => isLogo(layer) && layer.type === 'shape'),
    )
    expect(plates.map(({ length }) => length)).toEqual([1, 0, 0])
  })

  it('goes into the place that a template has for it', () => {
    const box = { x: 100, y: 100, width: 300, height: 300 }
    const scene = sceneOf(slideOf('s1', [imageLayer('llll', { slot: 'logo', mediaId: null, box }), shapeLayer('ssss')]))
    const [logo] = images(place(scene).slides[0]?.layers)
    expect(logo).toMatchObject({ id: 'llll', mediaId: 'light1', box: { x: 100, y: 200, width: 300, height: 100 } })
  })

  it('is placed once, and taken off in one step that can be taken back', () => {
    const placed = place(SCENE)
    expect(placeLogo(placed, { logos: [LIGHT], alt: ALT }, MEASURE_BY_ADVANCES)).toBeNull()
    const change = removeLogo(placed)
    if (!change) throw new Error('no logo')
    const bare = applyChange(placed, change)
    expect(bare.slides.flatMap(({ layers }) => layers.filter(isLogo))).toEqual([])
    expect(applyChange(bare, invertChange(change))).toEqual(placed)
    expect(removeLogo(SCENE)).toBeNull()
    expect(placeLogo(SCENE, { logos: [], alt: ALT }, MEASURE_BY_ADVANCES)).toBeNull()
  })

  it('stays when the design changes, and is no photo for the new one', () => {
    const [from, to] = [DECK_TEMPLATES[0], DECK_TEMPLATES.find(({ id }) => id === 'film-frames')]
    if (!from || !to) throw new Error('no design')
    const placed = place(deckOf(from))
    let count = 0
    const change = changeDesign(placed, {
      pattern: deckOf(to),
      templateId: to.id,
      newSlideId: () => `n${(count += 1)}`,
      fits: () => true,
      turn: 0,
    })
    const changed = after(placed, change)
    const shown = changed.slides.flatMap(({ layers }) =>
      layers.filter((layer) => layer.type === 'image' && layer.mediaId === 'light1'),
    )
    expect(shown.map(isLogo)).toEqual([true, true])
  })
})

function deckOf(template: (typeof DECK_TEMPLATES)[number]): Scene {
  let next = 0
  return beginFromTemplate(template, { name: 'A deck', deckId: 'deck1', newSlideId: () => `slide${(next += 1)}` })
}
