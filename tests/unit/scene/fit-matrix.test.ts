import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { fitMatrix } from '@postwright/core/scene/fit-matrix/fit-matrix'
import { sampleText } from '@postwright/core/scene/fit-matrix/fit-cases'
import { plainText } from '@postwright/core/scene/text-content'
import type { DeckTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { SWISS_RULES } from '@postwright/core/scene/templates/designs/swiss-rules'
import { describe, expect, it } from 'vitest'

describe.each(DECK_TEMPLATES)('$id', (template) => {
  it('fits with its shortest and longest texts, from right to left and with every extreme theme, in all formats', () => {
    expect(fitMatrix(template, MEASURE_BY_ADVANCES)).toEqual([])
  })

  it('comes with words that its own slots would accept', () => {
    const lengths = new Map(template.slots.map((slot) => [slot.name, slot]))
    const wrong = template.slides.flatMap(({ layers }) =>
      layers.flatMap((layer) => {
        const slot = lengths.get(layer.slot)
        if (layer.type !== 'text' || slot?.kind !== 'text') return []
        const { length } = plainText(layer.paragraphs)
        return length < slot.min || length > slot.max ? [`${slot.name}: ${length}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })
})

it('names slide, format, case and slot of a text that does not fit', () => {
  const slots = SWISS_RULES.slots.map((slot) =>
    slot.name === 'headline' ? { kind: 'text' as const, name: 'headline', min: 12, max: 2_000 } : slot,
  )
  const faults = fitMatrix({ ...SWISS_RULES, slots }, MEASURE_BY_ADVANCES)
  expect(faults).toContainEqual({
    fitCase: 'longest',
    format: '1:1',
    slide: 0,
    layerId: SWISS_RULES.slides[0]?.layers.find(({ slot }) => slot === 'headline')?.id,
    slot: 'headline',
    kind: 'overflow',
  })
  expect(new Set(faults.map(({ slot }) => slot))).toEqual(new Set(['headline']))
})

it('finds a text that reaches beyond the slide', () => {
  const [first, ...others] = SWISS_RULES.slides
  if (!first) throw new Error('The template has no slide')
  const layers = first.layers.map((layer) =>
    layer.slot === 'headline' && layer.type === 'text' ? { ...layer, box: { ...layer.box, x: 700 } } : layer,
  )
  const moved: DeckTemplate = { ...SWISS_RULES, slides: [{ ...first, layers }, ...others] }
  expect(fitMatrix(moved, MEASURE_BY_ADVANCES)).toContainEqual(
    expect.objectContaining({ slot: 'headline', kind: 'outside', format: '4:5', slide: 0 }),
  )
})

it.each([1, 4, 28, 300])('makes a sample of exactly %i characters', (length) => {
  expect(sampleText(length)).toHaveLength(length)
  expect(sampleText(length, 'arabic')).toHaveLength(length)
  expect(sampleText(length).trim()).toHaveLength(length)
})
