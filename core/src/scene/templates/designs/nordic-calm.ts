import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, design } from '../kit/kit.ts'
import { photoAbove, photoIn } from '../kit/photo-layouts.ts'
import { close, figure, quote, statement } from '../kit/plain-layouts.ts'
import { inside, mapRects, placeIn } from '../kit/rects.ts'
import { steps } from '../kit/row-layouts.ts'
import { overSeam } from '../kit/seam.ts'

const KIT: Kit = {
  margin: 108,
  title: { family: '@heading', weight: 700, lineHeight: 1.1, letterSpacing: -24, size: 88, sizeMin: 52 },
  body: { size: 48, lineHeight: 1.5 },
  label: { weight: 700 },
  align: 'start',
  marker: 'plain',
  card: { radius: 4 },
  head: null,
  foot: { person: true, page: 'number' },
  behind: (tone) => [shape('rectangle', tone.mark, placeIn(mapRects(inside(108), ([x, y]) => [x, y - 24, 96, 4])))],
}

const WOODS = { media: 'stock-forest', alt: 'Fir trees in the fog', focus: [0.5, 0.85] } as const

/** Few words on cold paper: forest, fog and one thin line. */
export const NORDIC_CALM = design('nordic-calm', {
  kind: 'quote',
  theme: theme(['#f4f6f5', '#e3e9e6', '#182420', '#55635d', '#2d5d4e', '#8a6a3b'], ['Manrope', 'Manrope']),
  slides: [
    cover({ ...KIT, behind: () => [] }, PAPER, {
      at: 'low',
      headline: 'Less, but with care',
      subtitle: 'A note on working quietly.',
      size: 128,
      art: [photoIn(overSeam(ART.low), WOODS, { slot: 'title picture', continues: true })],
    }),
    statement(KIT, PAPER, {
      title: 'Do one thing until it is done',
      body: 'Then stand up, look at trees, and come back.',
    }),
    figure(KIT, SOFT, { figure: '90 min', body: 'is as long as a mind can stay with one thing.' }),
    photoAbove(KIT, PAPER, { photo: WOODS, title: 'Fog is fine', body: 'You only need to see the next ten steps.' }),
    steps(KIT, LOUD, {
      title: 'A quiet day',
      rows: ['Hard work before noon', 'People after lunch', 'Small things at four'],
      style: 'line',
    }),
    quote(KIT, SOFT, { quote: 'There is no bad weather, only a bad chair.', source: 'Seen in an office in Bergen' }),
    close(KIT, LOUD, {
      title: 'What will you leave out?',
      body: 'Write it down, then let it go.',
      call: 'Save the thought',
    }),
  ],
})
