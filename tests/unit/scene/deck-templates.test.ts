import { slideDraftSchema } from '@postwright/core/scene/slide'
import { deckTemplateSchema, beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { describe, expect, it } from 'vitest'

describe.each(DECK_TEMPLATES)('$id', (template) => {
  it('is a whole template with intro, content and outro', () => {
    expect(deckTemplateSchema.parse(template)).toEqual(template)
    const kinds = template.slides.map(({ kind }) => kind).filter((kind) => kind !== 'common')
    expect([kinds[0], kinds.at(-1)]).toEqual(['intro', 'outro'])
    expect(kinds.length).toBeGreaterThanOrEqual(5)
    expect(kinds.length).toBeLessThanOrEqual(7)
  })

  it('names a slot for every layer that has one, and has a layer for every slot', () => {
    const named = new Set(template.slides.flatMap(({ layers }) => layers.flatMap(({ slot }) => (slot ? [slot] : []))))
    expect(new Set(template.slots.map(({ name }) => name))).toEqual(named)
  })

  it('begins a deck whose slides are documents of it in the order of the template', () => {
    let count = 0
    const scene = beginFromTemplate(template, {
      name: 'A deck',
      deckId: 'deck1',
      newSlideId: () => `slide${(count += 1)}`,
    })
    expect(scene.slides.map(({ id }) => id)).toEqual(template.slides.map((_, at) => `slide${at + 1}`))
    expect(scene.slides.map(({ place }) => place)).toEqual(
      scene.slides.map(({ place }) => place).toSorted((a, b) => a - b),
    )
    for (const { id: _id, ...draft } of scene.slides) expect(slideDraftSchema.parse(draft)).toEqual(draft)
  })
})
