import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { close, figure, quote, statement } from '../kit/plain-layouts.ts'
import { around, placeIn } from '../kit/rects.ts'
import { signs } from '../kit/row-layouts.ts'

const SNIPS: readonly (readonly [
  x: number,
  y: number,
  size: number,
  turn: number,
  form: 'rectangle' | 'ellipse' | 'triangle' | 'arc',
  color: string,
])[] = [
  [0.08, 0.2, 0.09, 20, 'rectangle', '#ffb703'],
  [0.2, 0.52, 0.07, 0, 'ellipse', '@accent'],
  [0.13, 0.82, 0.1, -18, 'triangle', '#1fa37a'],
  [0.34, 0.14, 0.06, 40, 'rectangle', '@background'],
  [0.47, 0.32, 0.1, -30, 'arc', '#ffb703'],
  [0.36, 0.72, 0.08, 12, 'rectangle', '#7cc6ff'],
  [0.6, 0.62, 0.07, 0, 'ellipse', '@background'],
  [0.66, 0.16, 0.11, 28, 'triangle', '#7cc6ff'],
  [0.8, 0.44, 0.08, -22, 'rectangle', '#ffb703'],
  [0.92, 0.2, 0.07, 0, 'ellipse', '#1fa37a'],
  [0.9, 0.76, 0.11, 15, 'arc', '@background'],
  [0.73, 0.86, 0.07, 45, 'rectangle', '@accent'],
]
const CONFETTI = (zone: Parameters<typeof around>[0]) =>
  SNIPS.map(([x, y, size, turn, form, color]) =>
    shape(form, color, {
      ...placeIn(around(zone, x, y, size, form === 'rectangle' ? 1.8 : 1)),
      rotate: turn,
      radius: form === 'rectangle' ? 6 : 0,
    }),
  )
const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 800, lineHeight: 1.02, letterSpacing: -25, size: 92, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 36 },
  head: null,
  foot: { person: true, page: 'dots' },
}
const PARTY: Tone = { ...LOUD, mark: '#ffb703', onMark: '@text' }

/** Good news with colour: large round type, ribbons and paper snips. */
export const CONFETTI_NEWS = design('confetti-news', {
  kind: 'announcement',
  theme: theme(['#fff8ec', '#ffe6ef', '#2b1030', '#6a4a6b', '#8f1f72', '#f0457a'], ['Poppins', 'Nunito']),
  slides: [
    cover(KIT, PARTY, {
      at: 'low',
      headline: '10,000 of you. Thank you.',
      subtitle: 'A small look back, and a present.',
      size: 152,
      art: CONFETTI(ART.low),
    }),
    figure(KIT, PAPER, { figure: '412', body: 'questions from you became a post this year.', share: 0.62 }),
    statement(
      KIT,
      { ...PAPER, fill: '#ffb703', quiet: '@text' },
      { title: 'So here is a present', body: 'Our library of 200 first lines is free this week. No address, no form.' },
    ),
    signs(KIT, SOFT, {
      title: 'Coming up this month',
      rows: ['Live questions, 7 p.m. Thursday', 'A tour of the studio', 'Three new templates'],
      icons: ['microphone', 'camera', 'sparkles'],
      style: 'card',
    }),
    quote(KIT, PAPER, { quote: 'I came for one tip and stayed for two years.', source: 'Jonas, reader no. 87' }),
    close({ ...KIT, card: { radius: 27 } }, PARTY, {
      title: 'What should we make next?',
      body: 'The three most wanted topics win. We start on Monday.',
      call: 'Vote in the comments',
    }),
  ],
})
