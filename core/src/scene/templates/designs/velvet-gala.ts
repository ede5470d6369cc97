import { outline } from '../builders/fills.ts'
import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { cover } from '../kit/cover.ts'
import { BRIGHT, type Kit, PAPER, type Tone, design } from '../kit/kit.ts'
import { photoIn } from '../kit/photo-layouts.ts'
import { close, figure, points, quote, statement } from '../kit/plain-layouts.ts'
import { SLIDE, placeIn, rectsOf } from '../kit/rects.ts'
import { steps } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 104,
  title: { family: '@heading', weight: 400, lineHeight: 1.1, letterSpacing: -5, size: 96, sizeMin: 52 },
  body: { size: 48, lineHeight: 1.42 },
  label: { weight: 600, letterSpacing: 140, case: 'upper', size: 30 },
  align: 'center',
  marker: 'ring',
  card: { radius: 40 },
  head: null,
  foot: { person: true },
}

const SILK = { media: 'stock-silk', alt: 'Folds of red silk' }
const GOLD: Tone = { ...PAPER, ink: '@text', quiet: '@muted', mark: '@accent', onMark: '@background' }
const ON_SILK: Tone = { ...GOLD, ink: '#ffffff', quiet: '#ffffff' }

/** An evening in red: silk, gold letters, a quiet invitation. */
export const VELVET_GALA = design('velvet-gala', {
  kind: 'event',
  theme: theme(['#2a060e', '#451020', '#fdf3e4', '#dcc0b4', '#f0c9a0', '#e6b566'], ['DM Serif Display', 'Lora']),
  slides: [
    cover(KIT, ON_SILK, {
      at: 'middle',
      label: 'You are invited',
      headline: 'The winter gala',
      subtitle: 'Saturday, 12 December, Theatre on the Square.',
      size: 168,
      art: [
        photoIn(SLIDE, SILK, { slot: 'title picture' }),
        shape('rectangle', '#1a0207', { ...placeIn(SLIDE), opacity: 0.6 }),
        shape('rectangle', null, {
          ...placeIn(rectsOf((_, { width, height }) => [52, 52, width - 104, height - 104])),
          stroke: outline('@accent', 3),
        }),
      ],
    }),
    statement(KIT, GOLD, {
      title: 'One night for the new stage',
      body: 'Every ticket buys a board of the floor that we lost in the flood.',
    }),
    steps({ ...KIT, align: 'start' }, GOLD, {
      title: 'The evening',
      rows: ['18:00 Glass in hand', '19:00 Dinner for 200', '21:00 The orchestra'],
      style: 'line',
    }),
    quote(
      KIT,
      { ...BRIGHT, ink: '@background', quiet: '@background', mark: '@background', onMark: '@accent' },
      { quote: 'The curtain is the only thing we saved. So it opens.', source: 'The director' },
    ),
    figure(KIT, GOLD, { figure: '412', body: 'boards are paid for. 88 are still missing.', share: 0.82 }),
    points(
      { ...KIT, align: 'start' },
      { ...GOLD, fill: '@surface' },
      { title: 'Good to know', points: ['Dress as you like', 'Table by table', 'Taxis at one'] },
    ),
    close(KIT, GOLD, { title: 'Keep a seat for us', body: 'Answer by 1 December, please.', call: 'Reserve a seat' }),
  ],
})
