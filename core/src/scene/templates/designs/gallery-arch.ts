import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { photoFramed, photoIn } from '../kit/photo-layouts.ts'
import { close, figure, points, statement } from '../kit/plain-layouts.ts'
import { around, part, placeIn } from '../kit/rects.ts'
import { steps } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 700, lineHeight: 1.04, letterSpacing: -20, size: 96, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'plain',
  card: { radius: 0, outline: 4 },
  head: { label: 'Open studio', page: 'number' },
  foot: { person: true },
}

const ARCH = { media: 'stock-arch', alt: 'Arch and stairs in warm light' }
const BLUE: Tone = { ...LOUD, fill: '@accent', onMark: '@accent' }

/** An invitation to an exhibition: sunlit arch, wide sans, peach and blue. */
export const GALLERY_ARCH = design('gallery-arch', {
  kind: 'event',
  theme: theme(['#fdeee2', '#f8d5c0', '#2c1712', '#6c4c42', '#b3402a', '#2f5873'], ['Outfit', 'Outfit']),
  slides: [
    cover({ ...KIT, head: null }, PAPER, {
      at: 'low',
      headline: 'Rooms without corners',
      subtitle: 'Exhibition, 4 May to 30 June.',
      size: 144,
      art: [
        photoIn(part(ART.low, [0.3, 0, 0.7, 1], [0, 0, 1, 1]), ARCH, { slot: 'title picture' }),
        shape('ellipse', '@primary', placeIn(around(part(ART.low, [0, 0, 0.3, 1], [0, 0, 0.01, 0.01]), 0.5, 0.5, 0.6))),
      ],
    }),
    photoFramed(KIT, PAPER, {
      photo: ARCH,
      mask: 'arch',
      title: 'You walk through the work',
      body: 'Six rooms, each with its own light.',
    }),
    statement(KIT, BLUE, {
      title: 'Shadow is a material',
      body: 'The artist paints walls, waits for noon and moves the door.',
    }),
    steps(KIT, SOFT, {
      title: 'Three ways to see it',
      rows: ['Alone at ten', 'With a guide at two', 'By candle on Fridays'],
      style: 'line',
    }),
    figure(KIT, LOUD, { figure: '6', body: 'rooms, one staircase, and nothing behind glass.' }),
    points(KIT, PAPER, {
      title: 'Plan your visit',
      points: ['Tuesday to Sunday', 'Free on the first Sunday', 'Step-free entrance'],
    }),
    close(KIT, BLUE, { title: 'Meet us at the arch', body: 'Opening night on 3 May at seven.', call: 'Save the date' }),
  ],
})
