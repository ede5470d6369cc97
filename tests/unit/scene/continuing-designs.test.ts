import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { FORMAT_NAMES, FORMATS } from '@postwright/core/scene/format'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { slidesFromText } from '@postwright/core/scene/outline/slides-from-text'
import type { Scene } from '@postwright/core/scene/scene'
import { continuedOn, stripOf } from '@postwright/core/scene/strip'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { expect, it } from 'vitest'
import { OPTIONS } from './lint/planted-faults.ts'

const CONTINUING = ['before-after', 'field-notes', 'nordic-calm', 'staircase']
const cells = CONTINUING.flatMap((id) => FORMAT_NAMES.map((format) => ({ id, format })))

const TEXT = `# A walk in four parts
One sentence below the title.
# Begin
Where the road ends, the walk begins. Nobody else is there yet.
# Rest
- At the well
- At the hut
- At the bench
# Arrive
Before it is dark.`

function begun(id: string): Scene {
  const template = DECK_TEMPLATES.find((each) => each.id === id)
  if (!template) throw new Error(`There is no design ${id}.`)
  let count = 0
  return beginFromTemplate(template, { name: 'A deck', deckId: 'deck1', newSlideId: () => `slide${(count += 1)}` })
}

function written(id: string): Scene {
  const scene = begun(id)
  let count = 0
  const newSlideId = () => `written${(count += 1)}`
  return { ...scene, slides: slidesFromText(TEXT, 'markdown', { scene, deckId: 'deck1', newSlideId }) ?? [] }
}

it('goes on over the edge of a slide in the designs that say so, and in no other', () => {
  const own = DECK_TEMPLATES.filter(({ slides }) =>
    slides.some(({ layers }) => layers.some((layer) => layer.type !== 'group' && layer.continues)),
  )
  expect(own.map(({ id }) => id).toSorted()).toEqual(CONTINUING)
})

it.each(cells)('shows on both sides of a seam of $id in $format what lies over it', ({ id, format }) => {
  const scene = begun(id)
  const seen = stripOf(scene).flatMap((slide) =>
    continuedOn(scene, slide.id, format).map(({ slide: from }) => [from.id, slide.id]),
  )
  expect(seen.length).toBeGreaterThan(0)
  for (const [, to = ''] of seen) {
    const drawn = drawSlide(scene, to, format, MEASURE_BY_ADVANCES).items.filter(({ layerId }) => layerId === '')
    const parts = drawn.filter(({ box, items }) => box.x <= -FORMATS[format].width && items.length > 0)
    expect(parts.length).toBeGreaterThan(0)
  }
})

it.each(cells)('finds nothing in a deck of words that is set in $id in $format', ({ id, format }) => {
  const options = { ...OPTIONS, measure: MEASURE_BY_ADVANCES, format, brand: null }
  const found = lintScene(written(id), options).filter(({ check }) => check !== 'altText')
  expect(found.map(({ check, slideId, layerId }) => [check, slideId, layerId])).toEqual([])
})
