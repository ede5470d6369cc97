import type { Box } from '@postwright/core/scene/box'
import { FORMATS } from '@postwright/core/scene/format'
import { kindOf } from '@postwright/core/scene/kinds/kinds'
import { FILM_FORMATS, SCENE_LAYOUTS, type FilmFormat, type SceneLayout } from '@postwright/core/model/script'
import { MEASURE_BY_ADVANCES } from '@postwright/core/scene/measure-by-advances'
import { lintContext, type LintOptions } from '@postwright/core/scene/lint/lint-context'
import { safeBox } from '@postwright/core/scene/safe-zones'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import { THEME_EXTREMES } from '@postwright/core/scene/fit-matrix/fit-cases'
import { captionBand } from '@postwright/core/script/layouts/film-kit'
import { filmScene } from '@postwright/core/script/layouts/scene-slides'
import type { Theme } from '@postwright/core/scene/theme'
import { contrastRatio, READABLE_RATIO } from '@postwright/core/scene/drawing/colors'
import { colorBehind } from '@postwright/core/scene/lint/color-behind'
import { onSlide } from '@postwright/core/scene/drawing/drawn-words'
import { describe, expect, it } from 'vitest'
import { IS_DEEP } from '../../support/deep.ts'
import { choiceOf, PAPER_THEME, sceneOf, TEXTS, THEMES } from './sample-scenes.ts'

const MEDIA = 'stock-books'

describe.each(SCENE_LAYOUTS)('the layout %s', (layout) => {
  it.each(Object.keys(TEXTS))('holds a text %s in every format, with and without an image', (name) => {
    expect(faultsOf(layout, name, PAPER_THEME)).toEqual([])
  })

  it('holds long texts in the widest typeface', () => {
    const theme = THEME_EXTREMES.widestFont(PAPER_THEME)
    const names = ['of 600 characters with a heading', 'of long entries', 'German', 'Arabic']
    expect(names.flatMap((name) => faultsOf(layout, name, theme))).toEqual([])
  })

  it('makes slides that are accepted', () => {
    const slides = Object.values(TEXTS).flatMap((scene) =>
      [null, MEDIA].flatMap((mediaId) => filmOf(scene, layout, { mediaId }).slides),
    )
    expect(slides.filter((slide) => !slideDraftSchema.safeParse(slide).success)).toEqual([])
  })

  it.each(IS_DEEP ? THEMES : THEMES.filter(({ id }) => id === 'paper' || id === 'night'))(
    'can be read in the palette $id, on white and on black images too',
    ({ colors, fonts }) => {
      expect(weakWords(layout, { colors, fonts })).toEqual([])
    },
  )

  it.each(IS_DEEP ? (['dark', 'light', 'saturated'] as const) : (['saturated'] as const))(
    'can be read in a brand of %s colours',
    (extreme) => {
      expect(weakWords(layout, THEME_EXTREMES[extreme](PAPER_THEME))).toEqual([])
    },
  )
})

it('leaves the lowest part of every format to captions, inside the safe zones', () => {
  for (const format of FILM_FORMATS) {
    const { x, y, width, height } = captionBand(format)
    expect(x + width / 2).toBe(FORMATS[format].width / 2)
    expect(y + height).toBeLessThan(FORMATS[format].height)
  }
  const [band, story, short] = [captionBand('9:16'), safeBox('story'), safeBox('shortVideo')]
  expect(band.y + band.height).toBeLessThanOrEqual(Math.min(story.y + story.height, short.y + short.height))
  expect(band.x).toBeGreaterThanOrEqual(short.x)
})

it('keeps text large enough for a phone', () => {
  const sizes = SCENE_LAYOUTS.flatMap((layout) =>
    Object.values(TEXTS).flatMap((scene) =>
      filmOf(scene, layout).slides.flatMap(({ layers }) =>
        layers.flatMap((layer) => (layer.type === 'text' ? [layer.style.size] : [])),
      ),
    ),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40)
})

it('sets short texts at full size', () => {
  const { slides } = filmOf(sceneOf('Start early', 'Three habits.'), 'title')
  const sizes = slides.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.type === 'text' ? [layer.style.size] : [])),
  )
  expect(sizes).toEqual([156, 60])
})

function filmOf(
  scene: (typeof TEXTS)[string] | undefined,
  layout: SceneLayout,
  {
    mediaId = null,
    format = '9:16',
    theme = PAPER_THEME,
  }: { mediaId?: string | null; format?: FilmFormat; theme?: Theme } = {},
): Scene {
  if (!scene) throw new Error('There is no such text')
  return filmScene({ name: 'A film', format, theme }, [scene], [choiceOf(layout, mediaId)])
}

/** Texts that overflow, leave their area or overlap the captions, in any format. */
function faultsOf(layout: SceneLayout, name: string, theme: Theme): string[] {
  return [null, MEDIA].flatMap((mediaId) => {
    const film = filmOf(TEXTS[name], layout, { mediaId, theme })
    return FILM_FORMATS.flatMap((format) => faultsIn(film, format).map((fault) => `${format}: ${fault}`))
  })
}

function faultsIn(film: Scene, format: FilmFormat): string[] {
  const [slide] = film.slides
  if (!slide) return ['no slide']
  const room = roomIn(format)
  const { seen } = lintContext(film, slide, optionsFor(format))
  return seen.flatMap(({ layer, words, box }) => {
    const isOut =
      words.length > 0 &&
      (box.x < room.x ||
        box.y < room.y ||
        box.x + box.width > room.x + room.width ||
        box.y + box.height > room.y + room.height)
    const fit = kindOf(layer).fit?.(layer, film.deck.theme, MEASURE_BY_ADVANCES)
    return [...(isOut ? [`outside: ${layer.slot}`] : []), ...(fit?.isOverflowing ? [`overflow: ${layer.slot}`] : [])]
  })
}

/** Area for texts: above the captions, and in 9:16 within the areas that apps keep free. */
function roomIn(format: FilmFormat): Box {
  const { width } = FORMATS[format]
  const { y: bottom } = captionBand(format)
  if (format !== '9:16') return { x: 40, y: 40, width: width - 80, height: bottom - 40 }
  const [story, short] = [safeBox('story'), safeBox('shortVideo')]
  return { x: short.x, y: story.y, width: short.width, height: bottom - story.y }
}

function optionsFor(format: FilmFormat, luminance: number | null = null): LintOptions {
  return { format, measure: MEASURE_BY_ADVANCES, zones: [], brand: null, luminanceOf: () => luminance }
}

const JUDGED = [
  'short',
  'of 600 characters with a heading',
  'of long entries',
  'of a figure',
  'of a quotation',
  'of a call',
]

/** Words whose contrast is below that of small text, whatever their size. */
function weakWords(layout: SceneLayout, theme: Theme): string[] {
  // The background depends on the place of a scene.
  return JUDGED.flatMap((name) => {
    const scenes = Array.from({ length: 5 }, () => TEXTS[name] ?? sceneOf(''))
    const film = (mediaId: string | null) =>
      filmScene(
        { name, format: '1:1', theme },
        scenes,
        scenes.map((_, at) => choiceOf(layout, mediaId, `scene${at + 1}`)),
      )
    const plain = film(null)
    const [first] = film(MEDIA).slides
    const onImage = { ...plain, slides: first ? [first] : [] }
    const weak = [
      ...plain.slides.flatMap((slide) =>
        (['1:1', '16:9'] as const).flatMap((format) => weakIn(plain, slide, format, null)),
      ),
      ...onImage.slides.flatMap((slide) =>
        (['1:1', '9:16'] as const).flatMap((format) =>
          [0, 1].flatMap((light) => weakIn(onImage, slide, format, light)),
        ),
      ),
    ]
    return weak.map((each) => `${name}: ${each}`)
  })
}

function weakIn(film: Scene, slide: SceneSlide, format: FilmFormat, luminance: number | null): string[] {
  const options = optionsFor(format, luminance)
  const { seen, drawing } = lintContext(film, slide, options)
  return seen.flatMap(({ layer, drawn, words }) =>
    words.flatMap(({ span, x, y }) =>
      [0.02, 0.5, 0.98].flatMap((share) => {
        const point = onSlide(drawn, { x: x + span.width * share, y: y - span.font.size * 0.25 })
        const ratio = contrastRatio(span.color, colorBehind(drawing, layer.id, point, options.luminanceOf))
        return ratio < READABLE_RATIO - 0.01
          ? [`${slide.id} ${format} ${luminance} ${layer.slot} ${span.text.slice(0, 20)} ${ratio.toFixed(2)}`]
          : []
      }),
    ),
  )
}
