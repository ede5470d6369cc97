import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { columns } from '../kit/chart-layouts.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { photoFramed, photoIn } from '../kit/photo-layouts.ts'
import { close, points, quote, statement } from '../kit/plain-layouts.ts'
import { SLIDE, mapRects, placeIn } from '../kit/rects.ts'

const SPINE = (tone: Tone) => [
  shape('rectangle', tone.mark, placeIn(mapRects(SLIDE, ([, , , height]) => [0, 0, 28, height]))),
]
const KIT: Kit = {
  margin: 104,
  title: { family: '@heading', weight: 400, lineHeight: 1.14, letterSpacing: -10, size: 84, sizeMin: 52 },
  body: { size: 48, lineHeight: 1.42 },
  label: { weight: 600 },
  align: 'start',
  marker: 'plain',
  card: { radius: 4 },
  head: { label: 'Annual report', page: 'ofAll' },
  foot: { person: true },
  behind: SPINE,
}

const GREEN: Tone = { ...LOUD }

/** An organisation's year: book typefaces, wide margins and a column chart. */
export const ANNUAL_REPORT = design('annual-report', {
  kind: 'caseStudy',
  theme: theme(
    ['#faf8f2', '#e9ece4', '#14262b', '#4e6166', '#0f5a66', '#c9862b'],
    ['Libre Baskerville', 'Source Sans 3'],
  ),
  slides: [
    cover({ ...KIT, head: null, behind: () => [] }, PAPER, {
      at: 'low',
      headline: 'How a bookshop of two filled its reading nights',
      subtitle: 'Report, season two.',
      size: 96,
      art: [
        photoIn(
          ART.low,
          { media: 'stock-books', alt: 'Shelf with colourful books', focus: [0.5, 0.3] },
          { slot: 'title picture' },
        ),
      ],
    }),
    statement(KIT, PAPER, {
      title: 'Twelve chairs, four guests',
      body: 'Every second Friday, posters in the window, a post the day before.',
    }),
    columns(KIT, PAPER, {
      title: 'Guests a night',
      rows: [
        ['Oct', '4'],
        ['Dec', '9'],
        ['Feb', '17'],
        ['Apr', '28'],
      ],
    }),
    quote(KIT, GREEN, {
      quote: 'I had read three pages online and needed to hear the fourth.',
      source: 'A guest in February',
    }),
    photoFramed(KIT, PAPER, {
      photo: { media: 'stock-desk', alt: 'Cup of coffee on a stack of books' },
      title: 'One story, told in parts',
      body: 'A page on Monday, a question on Wednesday, the night on Friday.',
    }),
    points(KIT, SOFT, { title: 'Next season', points: ['Two rooms', 'A night for children', 'Readings by guests'] }),
    close(KIT, GREEN, { title: 'Read the whole report', body: 'Twelve pages, with all numbers.', call: 'Link in bio' }),
  ],
})
