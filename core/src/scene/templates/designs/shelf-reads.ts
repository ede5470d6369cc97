import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { photoFramed, photoIn } from '../kit/photo-layouts.ts'
import { close, points, quote, statement, tip } from '../kit/plain-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 700, lineHeight: 1.14, letterSpacing: -10, size: 86, sizeMin: 52 },
  body: { size: 48, lineHeight: 1.42 },
  label: { weight: 700 },
  align: 'start',
  marker: 'square',
  card: { radius: 14 },
  head: { label: 'Reading list', page: 'ofAll' },
  foot: { person: true },
}

const SHELF = { media: 'stock-books', alt: 'Shelf with colourful books', focus: [0.5, 0.3] } as const
const TEAL: Tone = { ...LOUD }

/** Book tips from a good shop: cloth colours, book type, short lines. */
export const SHELF_READS = design('shelf-reads', {
  kind: 'tips',
  theme: theme(['#fbf6ea', '#eee2cb', '#22190f', '#61513d', '#1c5a5e', '#c4552d'], ['Merriweather', 'Source Sans 3']),
  slides: [
    cover({ ...KIT, head: null }, PAPER, {
      at: 'low',
      headline: 'Five short books for long trains',
      subtitle: 'All under 200 pages.',
      size: 120,
      art: [photoIn(ART.low, SHELF, { slot: 'title picture' })],
    }),
    tip(KIT, TEAL, {
      number: 1,
      title: 'For the window seat',
      body: 'A novel in letters. You will miss your stop at page ninety.',
    }),
    quote(KIT, PAPER, {
      quote: 'She packed three books and one dress, and was overdressed.',
      source: 'First line of no. 2',
    }),
    photoFramed(KIT, SOFT, {
      photo: SHELF,
      title: 'For the night train',
      body: 'Short stories. Each ends before the next station.',
    }),
    statement(
      KIT,
      { ...LOUD, fill: '#9c3d1a', onMark: '#9c3d1a' },
      {
        title: 'Stop after fifty pages',
        body: 'If it hasn’t caught you by then, leave it on the seat for somebody else.',
      },
    ),
    points(KIT, PAPER, {
      title: 'How we choose',
      points: ['Fits a coat pocket', 'No cliffhangers', 'Good on page 40'],
    }),
    close(KIT, TEAL, {
      title: 'What are you reading?',
      body: 'One title in the comments, please.',
      call: 'Recommend one',
    }),
  ],
})
