import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { BRIGHT, type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { close, figure, points, tip } from '../kit/plain-layouts.ts'
import { around, placeIn } from '../kit/rects.ts'
import { cards, steps } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 800, lineHeight: 1.02, letterSpacing: -28, size: 98, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 44 },
  head: null,
  foot: { person: true },
}

const LIME: Tone = { ...PAPER, fill: '#d8f07a', quiet: '@text', card: '#ffffff' }
const SLICE = (x: number, y: number, share: number, color: string) => [
  shape('ellipse', color, placeIn(around(ART.low, x, y, share))),
  shape('ellipse', '@background', placeIn(around(ART.low, x, y, share * 0.86))),
  shape('ellipse', color, { ...placeIn(around(ART.low, x, y, share * 0.78)), opacity: 0.85 }),
  ...[0, 45, 90, 135].map((turn) =>
    shape('rectangle', '@background', { ...placeIn(around(ART.low, x, y, share * 0.8, 26)), rotate: turn }),
  ),
]

/** Fresh and loud: slices of fruit, round type, juice colours. */
export const CITRUS_POP = design('citrus-pop', {
  kind: 'tips',
  theme: theme(['#fffdf2', '#fff0c2', '#23200f', '#5f5a3c', '#c23c00', '#ffb01f'], ['Figtree', 'Figtree']),
  slides: [
    cover(KIT, PAPER, {
      at: 'low',
      headline: 'Five lunches in ten minutes',
      subtitle: 'Cheap, green, no oven.',
      size: 156,
      art: [...SLICE(0.28, 0.46, 0.72, '#ff8a1f'), ...SLICE(0.76, 0.66, 0.52, '#b8d430')],
    }),
    tip(KIT, LIME, {
      number: 1,
      title: 'Cook once, eat twice',
      body: 'Make rice for two days. On the second it becomes a salad.',
    }),
    cards(KIT, SOFT, {
      title: 'Always in the fridge',
      rows: ['Eggs', 'Lemons', 'Something green', 'Yoghurt'],
      icons: ['egg', 'droplet', 'leaf', 'cup'],
    }),
    steps(KIT, PAPER, {
      title: 'The two-minute dressing',
      rows: ['One spoon of mustard', 'Two of lemon', 'Four of oil, then shake'],
      style: 'line',
    }),
    figure(
      KIT,
      { ...BRIGHT, card: '@background' },
      { figure: '€1.90', body: 'is what one bowl costs if you buy what is in season.' },
    ),
    points(KIT, LIME, {
      title: 'Save these pairs',
      points: ['Tomato and peach', 'Carrot and cumin', 'Beans and mint'],
    }),
    close(KIT, LOUD, {
      title: 'What’s in your bowl?',
      body: 'Post a photo. The best one gets a lemon.',
      call: 'Show your lunch',
    }),
  ],
})
