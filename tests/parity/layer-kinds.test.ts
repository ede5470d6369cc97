import { expect, it } from 'vitest'
import { layerSchema } from '@postwright/core/scene/layer'
import { read, sourcesOf } from '../../scripts/structure/sources.ts'

const KINDS = layerSchema.options.map((option) => option.shape.type.value).filter((kind) => kind !== 'group')

/** Registries and folders whose subject is the kinds themselves. */
const OWN = [/^core\/src\/scene\/kinds\//, /^core\/src\/scene\/layer\.ts$/, /^web\/src\/decks\/editor\/kinds\//]

/** All kinds but text, which much of the product handles alone: it writes, outlines and translates texts. */
const ASKED_FOR = KINDS.filter((kind) => kind !== 'text').join('|')
const ASKED = new RegExp(`\\btype (?:===|!==) '(?:${ASKED_FOR})'`, 'g')

/** Files that are about one kind by nature, with the number of their checks of a kind. */
const ALLOWED: Readonly<Record<string, number>> = {
  // The portrait on a persona's card is an image.
  'core/src/personas/card/card-scene.ts': 1,
  // Photos, data and the person stay when a deck changes its design.
  'core/src/scene/commands/change-design.ts': 9,
  // The line between a heading and its list goes with the heading.
  'core/src/scene/outline/lay-out-part.ts': 1,
  'core/src/scene/outline/lay-out-parts.ts': 1,
  'core/src/scene/templates/fill-person.ts': 1,
  // Cropping is for images, and a line has two handles.
  'web/src/decks/editor/crop/crop-tool.tsx': 3,
  'web/src/decks/editor/selection-frame.ts': 1,
}

it('asks for the kind of a layer in its own module only, apart from what is about one kind by nature', () => {
  const files = [...sourcesOf('core'), ...sourcesOf('web'), ...sourcesOf('functions')].filter(({ path }) =>
    /scene|decks|carousel-editor|gallery/.test(path),
  )
  const found = files
    .filter(({ path }) => OWN.every((own) => !own.test(path)))
    .map(({ path, text }) => [path, text.match(ASKED)?.length ?? 0] as const)
    .filter(([, count]) => count > 0)
  expect(Object.fromEntries(found)).toEqual(ALLOWED)
})

it('has words for each kind', () => {
  const [words = { text: '{}' }] = read('web/public/locales/en/editor.json')
  const { kind } = JSON.parse(words.text)
  expect(Object.keys(kind).toSorted()).toEqual([...KINDS, 'group'].toSorted())
})
