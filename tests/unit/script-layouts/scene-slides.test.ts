import { FILM_FORMATS, SCENE_LAYOUTS, type FilmFormat } from '@postwright/core/model/script'
import { layersInFormat } from '@postwright/core/scene/commands/placed-slide'
import type { Scene } from '@postwright/core/scene/scene'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { filmScene, imageLayerId } from '@postwright/core/script/layouts/scene-slides'
import { cutText, plainOf, textOf } from '@postwright/core/script/layouts/film-text'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choiceOf, PAPER_THEME, sceneOf, TEXTS, themeOf } from './sample-scenes.ts'

const SCRIPT = { name: 'Mornings', format: '9:16', theme: PAPER_THEME } as const
const SCENES = Object.values(TEXTS)

it('makes one slide for each scene, in their order', () => {
  const { deck, slides } = filmScene(SCRIPT, SCENES, [undefined, choiceOf(null, null, 'abcd1')])
  expect(deck).toEqual({ name: 'Mornings', format: '9:16', theme: PAPER_THEME })
  expect(slides.slice(0, 3).map(({ id }) => id)).toEqual(['scene1', 'abcd1', 'scene3'])
  const places = slides.map(({ place }) => place)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(slides.map(({ deckId }) => deckId))).toEqual(new Set(['film']))
})

it('names a film whose script has no name', () => {
  expect(filmScene({ ...SCRIPT, name: '' }, [], []).deck.name).toBe('Film')
})

it('looks the same in a format, whatever format the film is in', () => {
  const choices = SCENE_LAYOUTS.map((layout, at) => choiceOf(layout, at % 2 === 0 ? 'stock-books' : null, `scene${at}`))
  const scenes = SCENE_LAYOUTS.map((_, at) => SCENES[at] ?? sceneOf('Start'))
  const films = FILM_FORMATS.map((format) => filmScene({ ...SCRIPT, format }, scenes, choices))
  for (const format of FILM_FORMATS) {
    const [first = [], ...others] = films.map((film) => placesIn(film, format))
    for (const other of others) {
      expect(other.map(({ key }) => key)).toEqual(first.map(({ key }) => key))
      const moved = other.filter((layer, at) => Math.abs(layer.length - (first[at]?.length ?? 0)) > 0.05)
      expect(moved).toEqual([])
    }
  }
})

it('gives neighbouring scenes of one layout different grounds', () => {
  for (const layout of SCENE_LAYOUTS.filter((each) => each !== 'picture')) {
    const scenes = Array.from({ length: 6 }, () => sceneOf('Start early', 'Three habits of people who finish.'))
    const { slides } = filmScene(
      SCRIPT,
      scenes,
      scenes.map((_, at) => choiceOf(layout, null, `scene${at}`)),
    )
    const grounds = slides.map(({ background }) => JSON.stringify(background.fill))
    expect(grounds.filter((ground, at) => ground === grounds[at - 1])).toEqual([])
  }
})

it.each(SCENE_LAYOUTS)('shows the image of a scene in the layout %s, and names its layer', (layout) => {
  const [scene] = SCENES
  const [slide] = filmScene(SCRIPT, [scene ?? sceneOf('')], [choiceOf(layout, 'stock-books')]).slides
  if (!slide) throw new Error('There is no slide')
  const layer = slide.layers.find(({ id }) => id === imageLayerId(slide))
  expect(layer).toMatchObject({
    type: 'image',
    mediaId: 'stock-books',
    focus: { x: 0.3, y: 0.6 },
    alt: 'A shelf with books',
  })
})

it('never leaves an empty place for an image', () => {
  const scenes = SCENE_LAYOUTS.map(() => sceneOf('Start early', 'Three habits.'))
  const { slides } = filmScene(
    SCRIPT,
    scenes,
    SCENE_LAYOUTS.map((layout, at) => choiceOf(layout, null, `scene${at}`)),
  )
  expect(slides.flatMap(({ layers }) => layers.filter(({ type }) => type === 'image'))).toEqual([])
  expect(slides.map(imageLayerId)).toEqual(slides.map(() => null))
})

it('counts chapters', () => {
  const { slides } = filmScene(SCRIPT, [sceneOf('Opening'), sceneOf('One'), sceneOf('Two'), sceneOf('End')], [])
  const numbers = slides.flatMap(({ layers }) =>
    layers.flatMap((layer) =>
      layer.type === 'text' && layer.slot === 'number'
        ? [plainOf([layer.paragraphs[0]?.runs.map(({ text }) => ({ text, isStrong: false })) ?? []])]
        : [],
    ),
  )
  expect(numbers).toEqual(['1', '2'])
})

it('lays out any scene that parsing may give', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 400 })
  const mark = fc.constantFrom('', '- ', '1. ')
  const lines = fc.array(fc.tuple(mark, words), { maxLength: 8 })
  fc.assert(
    fc.property(
      words,
      lines,
      fc.constantFrom(null, ...SCENE_LAYOUTS),
      fc.constantFrom(...FILM_FORMATS),
      (heading, said, layout, format) => {
        const text = said.map(([sign, line]) => `${sign}${line.replaceAll('\n', ' ')}`).join('\n')
        const film = filmScene(
          { ...SCRIPT, format, theme: themeOf('night') },
          [sceneOf(heading.replaceAll('\n', ' '), text)],
          [choiceOf(layout)],
        )
        expect(film.slides.every((slide) => slideDraftSchema.safeParse(slide).success)).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

it('cuts a text at the end of a sentence or a word, and says so', () => {
  const text = textOf('One step is enough. Numbers help people to believe what you say.')
  expect(plainOf(cutText(text, 30))).toBe('One step is enough.\u00a0…')
  expect(plainOf(cutText(text, 46))).toBe('One step is enough. Numbers help people to…')
  expect(cutText(text, 200)).toBe(text)
  expect(plainOf(cutText(textOf('Kraftfahrzeughaftpflicht'), 10))).toBe('Kraftfah…')
})

/** Place of each layer, and its font size or radius, which a round trip through another format rounds to hundredths. */
function placesIn(film: Scene, format: FilmFormat): { key: string; length: number }[] {
  return film.slides.flatMap((slide) =>
    layersInFormat(film, slide, format).map((layer) => ({
      key: `${slide.id} ${layer.id} ${layer.isHidden} ${layer.type === 'group' ? '' : JSON.stringify(layer.box)}`,
      length: 'style' in layer ? layer.style.size : 'radius' in layer ? layer.radius : 0,
    })),
  )
}
