import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { plainPattern } from '@postwright/core/scene/outline/plain-pattern'
import { slidesFromText } from '@postwright/core/scene/outline/slides-from-text'
import { FORMATS, FORMAT_NAMES } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { readCounter } from '@postwright/core/scene/outline/slide-pattern'
import { wordsOfSlide } from '@postwright/core/scene/outline/words-of-slide'
import { plainText } from '@postwright/core/scene/text-content'
import { expect, it } from 'vitest'
import { OPTIONS } from './lint/planted-faults.ts'
import { TEXTS } from './sample-texts.ts'
import { textLayer } from './text-layer.ts'

const PLAIN = plainPattern('content', FORMATS['4:5']).layers.map(({ id }) => id)
const cells = TEXTS.flatMap((text) => DECK_TEMPLATES.map((template) => ({ ...text, id: template.id, template })))

function written(text: string, template: (typeof DECK_TEMPLATES)[number]): Scene {
  let count = 0
  const newSlideId = () => `slide${(count += 1)}`
  const scene = beginFromTemplate(template, { name: 'A deck', deckId: 'deck1', newSlideId })
  return { ...scene, slides: slidesFromText(text, 'markdown', { scene, deckId: 'deck1', newSlideId }) ?? [] }
}

it.each(cells)('sets the text "$says" in layouts of $id, with nothing to find in any format', ({ text, template }) => {
  const scene = written(text, template)
  for (const format of FORMAT_NAMES) {
    const options = { ...OPTIONS, measure: MEASURE_BY_ADVANCES, brand: null, format }
    // Photos of the product bring their own alternative text.
    const found = lintScene(scene, options).filter(({ check }) => check !== 'altText')
    expect(found.map(({ check, slideId, layerId }) => [format, check, slideId, layerId])).toEqual([])
  }
  const plain = scene.slides.filter(({ layers }) => layers.every(({ id }) => PLAIN.includes(id)))
  expect([scene.slides.length > 0, plain]).toEqual([true, []])
})

const templateOf = (id: string) => {
  const template = DECK_TEMPLATES.find((each) => each.id === id)
  if (!template) throw new Error(`There is no design ${id}.`)
  return template
}
/** The words of each slide by their slots, without the name and the numbers of the design. */
function wordsIn({ slides }: Scene): Record<string, string>[] {
  return slides.map(({ layers }) =>
    Object.fromEntries(
      layers.flatMap((layer) =>
        layer.type === 'text' && layer.slot !== ''
          ? [[layer.slot.split(' ')[0] ?? '', plainText(layer.paragraphs)]]
          : [],
      ),
    ),
  )
}

const LIST = '# Five ways\n1. One\n2. Two\n3. Three\n4. Four\n5. Five'

it('keeps a list together below its heading, and off the cover', () => {
  const [cover, list] = wordsIn(written(LIST, templateOf('before-after')))
  expect(cover).toEqual({ headline: 'Five ways' })
  expect(list).toEqual({ title: 'Five ways', body: 'One\nTwo\nThree\nFour\nFive' })
})

it('sets a short text without a heading as the headline of the cover', () => {
  const [cover] = wordsIn(written('Write the last sentence first.', templateOf('swiss-rules')))
  expect(cover).toEqual({ headline: 'Write the last sentence first.' })
})

it('numbers no sentences of a text', () => {
  const sentence = 'Nobody lands on your list by accident, because they typed their address themselves.'
  const [, prose] = wordsIn(
    written(`# A title\n# A heading\n${sentence}\n\n${sentence}\n# End\nIt ends.`, templateOf('bold-blocks')),
  )
  expect(Object.keys(prose ?? {})).toEqual(['title', 'body'])
})

it('shows the number of a part once, however many slides the part takes', () => {
  const long = Array.from({ length: 12 }, (_, at) => `This is sentence ${at} of a text that is too long for one slide.`)
  const { slides } = written(`# A title\n# A heading\n${long.join(' ')}\n# End\nIt ends.`, templateOf('swiss-rules'))
  const numbers = slides.flatMap(({ layers }) => layers.filter((layer) => readCounter(layer) !== null))
  expect(slides.length).toBeGreaterThan(3)
  expect(numbers.length).toBeLessThanOrEqual(1)
})

it('gives entries no signs that were chosen for the words of the example', () => {
  const { slides } = written('# A title\n# Sunday\n- Lake\n- Book\n- Nap\n# End\nIt ends.', templateOf('coastline'))
  const signs = slides.flatMap(({ layers }) => layers.flatMap((layer) => (layer.type === 'icon' ? [layer.icon] : [])))
  expect(signs).toEqual(['check', 'check', 'check'])
})

it('reads no list as the heading of its slide when the design changes', () => {
  const layer = textLayer('tttt', '')
  const paragraphs = ['One', 'Two'].map((text) => ({ list: 'bullet' as const, level: 0, runs: [{ text }] }))
  expect(wordsOfSlide({ layers: [{ ...layer, paragraphs }] })).toEqual({ title: [], body: paragraphs })
})
