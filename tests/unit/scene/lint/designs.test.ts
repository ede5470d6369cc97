import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import type { Box } from '@postwright/core/scene/box'
import { FORMAT_NAMES } from '@postwright/core/scene/format'
import { lintContext } from '@postwright/core/scene/lint/lint-context'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { expect, it } from 'vitest'
import { OPTIONS } from './planted-faults.ts'

/** Pixels up to which a shape counts as an ornament beside texts; larger ones are grounds for them. */
const ORNAMENT = 240
/** Tolerance in pixels: letters differ from the measure of these tests. */
const TOUCH = 8

const cells = DECK_TEMPLATES.flatMap((template) =>
  FORMAT_NAMES.map((format) => ({ id: template.id, template, format })),
)

it.each(cells)(
  'finds nothing in the design $id in $format, lonely words and empty places included',
  ({ template, format }) => {
    const zones = format === '9:16' ? (['story'] as const) : format === '4:5' ? (['grid'] as const) : []
    const options = { ...OPTIONS, measure: MEASURE_BY_ADVANCES, zones, format, brand: null }
    expect(
      lintScene(deckOf(template), options).map(({ check, slideId, layerId }) => [check, slideId, layerId]),
    ).toEqual([])
  },
)

it.each(cells)('lets no ornament of $id stand under words in $format', ({ template, format }) => {
  const scene = deckOf(template)
  const touching = scene.slides.flatMap((slide) => {
    const { seen } = lintContext(scene, slide, { ...OPTIONS, format, brand: null })
    const ornaments = seen.filter(
      ({ layer, box }) => layer.type === 'shape' && layer.opacity > 0.5 && Math.max(box.width, box.height) <= ORNAMENT,
    )
    const texts = seen.filter(({ layer }) => layer.type === 'text')
    return texts.flatMap((text) =>
      ornaments.filter((each) => isPartlyOver(each.box, text.box)).map(({ layer }) => layer),
    )
  })
  expect(touching).toEqual([])
})

/** Returns whether an ornament covers a text in part; one that holds the whole text, such as a badge, does not. */
function isPartlyOver(ornament: Box, words: Box): boolean {
  const across = Math.min(ornament.x + ornament.width, words.x + words.width) - Math.max(ornament.x, words.x)
  const down = Math.min(ornament.y + ornament.height, words.y + words.height) - Math.max(ornament.y, words.y)
  return across > TOUCH && down > TOUCH && (across < words.width - 1 || down < words.height - 1)
}

function deckOf(template: (typeof DECK_TEMPLATES)[number]) {
  let next = 0
  return beginFromTemplate(template, { name: 'A deck', deckId: 'deck1', newSlideId: () => `slide${(next += 1)}` })
}
