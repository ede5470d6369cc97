import { applyChange } from '@postwright/core/scene/apply-change'
import { invertChange } from '@postwright/core/scene/invert-change'
import { findingKey } from '@postwright/core/scene/lint/finding'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { findSafeFix } from '@postwright/core/scene/lint/fix-all'
import { describe, expect, it } from 'vitest'
import { sceneOf, shapeLayer, slideOf } from '../sample-scene.ts'
import { textLayer } from '../text-layer.ts'
import { CLEAN, FAULTS, OPTIONS } from './planted-faults.ts'

describe('the linter', () => {
  it.each(FAULTS)('finds $says', ({ scene, reason, options }) => {
    const found = lintScene(scene, { ...OPTIONS, ...options })
    expect(found.map((finding) => finding.reason.key)).toEqual([reason])
  })

  it.each(CLEAN)('finds nothing about $says', ({ scene, options }) => {
    expect(lintScene(scene, { ...OPTIONS, ...options })).toEqual([])
  })

  it('says where on the slide something is, turned as it is seen', () => {
    const [fault] = FAULTS
    const [finding] = fault ? lintScene(fault.scene, { ...OPTIONS, ...fault.options }) : []
    expect(finding).toMatchObject({ slideId: 's1', layerId: 'tttt', format: '4:5' })
    expect(finding?.reason).toEqual({ key: 'contrast', ratio: 2.8, wanted: 4.5 })
    expect(finding?.box).toMatchObject({ x: 100, width: 200 })
  })
})

describe('a fix', () => {
  it.each(FAULTS.filter(({ isFixed }) => isFixed))('of $says leaves nothing of it and brings nothing new', (fault) => {
    const options = { ...OPTIONS, ...fault.options }
    const [finding] = lintScene(fault.scene, options)
    if (!finding) throw new Error('There is nothing to mend.')
    const fix = findSafeFix(fault.scene, finding, options)
    if (!fix) throw new Error('There is no fix.')
    const after = applyChange(fault.scene, fix)
    expect(lintScene(after, options).map(findingKey)).toEqual([])
    expect(applyChange(after, invertChange(fix))).toEqual(fault.scene)
  })

  it('is refused where it would only move the trouble', () => {
    const [fault] = FAULTS
    if (!fault) throw new Error('There is nothing to mend.')
    const options = { ...OPTIONS, ...fault.options }
    const [finding] = lintScene(fault.scene, options)
    const harmful = { command: 'restyleText', edits: finding?.fixes.at(-1)?.edits ?? [] }
    const small = { kind: 'setLayer', slideId: 's1', layerId: 'tttt', before: {}, after: { opacity: 0.2 } } as const
    const worse = finding && { ...finding, fixes: [{ ...harmful, edits: [...harmful.edits, small] }] }
    expect(worse && findSafeFix(fault.scene, worse, options)).toBeNull()
  })

  it('never takes anything away together with others', () => {
    const safe = FAULTS.flatMap(({ scene, options }) => lintScene(scene, { ...OPTIONS, ...options }))
    expect(safe.filter(({ isSafe }) => !isSafe).map(({ check }) => check)).toEqual([
      'duplicateSlide',
      'emptySlot',
      'emptySlot',
    ])
  })

  it('of a locked layer is not made', () => {
    const scene = FAULTS[0]?.scene
    const locked = scene && {
      ...scene,
      slides: scene.slides.map((slide) => ({
        ...slide,
        layers: slide.layers.map((layer) => ({ ...layer, isLocked: true })),
      })),
    }
    expect(locked && lintScene(locked, { ...OPTIONS, brand: null })[0]?.fixes).toEqual([])
  })
})

describe('a theme beside a brand', () => {
  const theme = {
    ...deckTheme(),
    colors: { ...deckTheme().colors, primary: '#123456' },
    fonts: { heading: 'Lora', body: 'Lora' },
  }
  const brand = { colors: Object.values(theme.colors), fonts: ['Lora'], theme }
  const scene = sceneOf(slideOf('s1', [textLayer('tttt', 'Plain words')]), slideOf('s2', [], { place: 1 }))

  it('is named once for the deck, with its colours and fonts, and fixed by the theme of the brand', () => {
    const options = { ...OPTIONS, brand }
    const ofBrand = lintScene(scene, options).filter(({ check }) => check === 'brand')
    expect(ofBrand.map(({ slideId, layerId, reason }) => [slideId, layerId, reason.key])).toEqual([
      ['s1', '', 'brandTheme'],
    ])
    const [finding] = ofBrand
    const fix = finding && findSafeFix(scene, finding, options)
    expect(fix && applyChange(scene, fix).deck.theme).toEqual(theme)
  })

  it('that is the brand’s is not named, nor is one where the brand says nothing', () => {
    const themed = { ...scene, deck: { ...scene.deck, theme } }
    expect(lintScene(themed, { ...OPTIONS, brand }).filter(({ check }) => check === 'brand')).toEqual([])
    expect(
      lintScene(scene, { ...OPTIONS, brand: { ...brand, colors: [], fonts: [] } }).filter(
        ({ check }) => check === 'brand',
      ),
    ).toEqual([])
  })

  it('does not excuse a colour on a slide that is its own but not the brand’s', () => {
    const strange = sceneOf(
      slideOf('s1', [shapeLayer('ssss', { fill: { kind: 'solid', color: deckTheme().colors.primary } })]),
    )
    const keys = lintScene(strange, { ...OPTIONS, brand }).map(({ reason }) => reason.key)
    expect(keys).toContain('brandColor')
  })

  function deckTheme() {
    return sceneOf(slideOf('s0', [])).deck.theme
  }
})
