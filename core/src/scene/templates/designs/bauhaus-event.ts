import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, type Tone, design } from '../kit/kit.ts'
import { photoAbove } from '../kit/photo-layouts.ts'
import { close, statement } from '../kit/plain-layouts.ts'
import { SLIDE, around, cell, mapRects, part, placeIn, strip } from '../kit/rects.ts'
import { cards, steps } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 800, lineHeight: 1, letterSpacing: -18, size: 96, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'square',
  card: { radius: 0, outline: 6 },
  head: null,
  foot: { person: true, page: 'number' },
}
const BLUE: Tone = { ...LOUD, fill: '@accent', onMark: '@accent' }
const TILE = (at: number) => cell(ART.low, at, 2, 0, 'columns')
const CORNER = part(SLIDE, [0.62, 0, 0.38, 0.3], [0.74, 0, 0.26, 0.46])

/** An exhibition in three colours and three shapes. */
export const BAUHAUS_EVENT = design('bauhaus-event', {
  kind: 'event',
  theme: theme(['#f5ead6', '#fffaf0', '#17130f', '#5d5143', '#c02817', '#1d4fa3'], ['Outfit', 'Work Sans']),
  slides: [
    cover(KIT, PAPER, {
      at: 'low',
      headline: 'Form follows fun',
      subtitle: 'Three evenings for people who design. 3–5 June, Old Foundry.',
      size: 176,
      art: [
        shape('rectangle', '@accent', placeIn(TILE(1))),
        shape('rectangle', '#f2b71f', placeIn(TILE(0))),
        shape('ellipse', '@primary', placeIn(around(TILE(0), 0.5, 0.5, 0.84))),
        shape('triangle', '@background', placeIn(around(TILE(1), 0.5, 0.55, 0.7))),
        shape(
          'rectangle',
          '@text',
          placeIn(
            mapRects(strip(ART.low, 14, 'bottom'), (rect, format) =>
              format === '16:9' ? [rect[0] - 14, 0, 14, 1080] : rect,
            ),
          ),
        ),
      ],
    }),
    statement(
      KIT,
      { ...PAPER, fill: '#f2b71f', quiet: '@text' },
      {
        title: 'Tuesday: the circle',
        body: 'Two researchers show how five quiet minutes of listening change a whole design.',
        clear: 0.3,
        art: [shape('ellipse', '@primary', placeIn(around(CORNER, 0.5, 0.5, 0.8)))],
      },
    ),
    statement(KIT, BLUE, {
      title: 'Wednesday: the triangle',
      body: 'Why a good angle annoys somebody, and how to decide on one anyway.',
      clear: 0.3,
      art: [shape('triangle', '@background', placeIn(around(CORNER, 0.5, 0.55, 0.8)))],
    }),
    steps(KIT, PAPER, {
      title: 'Each evening',
      rows: ['18:30 Doors and soup', '19:00 Two short talks', '20:00 Build something', '21:30 Music'],
      style: 'line',
    }),
    cards(KIT, PAPER, {
      title: 'What you bring',
      rows: ['A pencil', 'One question', 'Good shoes', 'A friend'],
      icons: ['pencil', 'question-mark', 'walk', 'users'],
    }),
    photoAbove(KIT, PAPER, {
      photo: { media: 'stock-arch', alt: 'Arch and stairs in warm light' },
      title: 'At the Old Foundry',
      body: 'Line 4 to Harbour. The blue door is the right one.',
    }),
    close(KIT, LOUD, {
      title: 'Sixty seats. One is yours.',
      body: 'Free entry, but please tell us that you are coming.',
      call: 'Get a seat',
    }),
  ],
})
