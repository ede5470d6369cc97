import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, type Tone, design } from '../kit/kit.ts'
import { ledger } from '../kit/ledger-layout.ts'
import { close, figure, statement } from '../kit/plain-layouts.ts'
import { mapRects, placeIn, type Rects } from '../kit/rects.ts'
import { cards, steps } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 800, lineHeight: 1.04, letterSpacing: -15, size: 96, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 40 },
  head: null,
  foot: { person: true },
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]
const CHECKS = (zone: Rects, color: string) =>
  ROWS.flatMap((row) =>
    ROWS.filter((column) => (row + column) % 2 === 0).map((column) =>
      shape(
        'rectangle',
        color,
        placeIn(
          mapRects(zone, ([x, y, width, height]) => {
            const side = Math.max(width, height) / 8
            return row * side < height - 1 && column * side < width - 1
              ? [
                  x + column * side,
                  y + row * side,
                  Math.min(side, width - column * side),
                  Math.min(side, height - row * side),
                ]
              : [x, y, side, side]
          }),
        ),
      ),
    ),
  )
const MINT: Tone = { ...PAPER, fill: '#bfe8d4', quiet: '@text', card: '#fff9ec' }

/** A diner in 1974: chequered floor, fat round type, cherry and mint. */
export const CHECKERBOARD = design('checkerboard', {
  kind: 'announcement',
  theme: theme(['#fff4e2', '#ffdcd3', '#3a1420', '#74505a', '#c02546', '#1f7a5c'], ['Rubik', 'Rubik']),
  slides: [
    cover(KIT, PAPER, {
      at: 'low',
      headline: 'The late menu is back',
      subtitle: 'Fries, shakes and pie until two.',
      size: 156,
      art: [shape('rectangle', '#ffdcd3', placeIn(ART.low)), ...CHECKS(ART.low, '@primary')],
    }),
    cards(KIT, MINT, {
      title: 'New this season',
      rows: ['Salted pie', 'Mint shake', 'Cold brew', 'Veggie melt'],
      icons: ['cake', 'ice-cream', 'coffee', 'salad'],
    }),
    statement(KIT, LOUD, { title: 'Sit where you like', body: 'Booth four has the jukebox. Bring coins.' }),
    ledger(KIT, PAPER, {
      title: 'The short list',
      lines: [
        ['Fries', '4.00'],
        ['Shake', '5.50'],
        ['Pie', '4.50'],
        ['All three', '12.00'],
      ],
    }),
    figure(
      KIT,
      { ...LOUD, fill: '@accent', onMark: '@accent' },
      { figure: '2 a.m.', body: 'is when the grill goes off. Not a minute earlier.' },
    ),
    steps(KIT, MINT, {
      title: 'Order like a regular',
      rows: ['Ask for “the usual”', 'Point at the pie', 'Tip the jukebox'],
      style: 'card',
    }),
    close(KIT, LOUD, { title: 'See you at the counter', body: 'Friday and Saturday, from nine.', call: 'Save a seat' }),
  ],
})
