import { gradient, outline } from '../builders/fills.ts'
import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, LOUD, PAPER, type Tone, design } from '../kit/kit.ts'
import { close, figure, statement } from '../kit/plain-layouts.ts'
import { SLIDE, around, placeIn } from '../kit/rects.ts'
import { cards, steps } from '../kit/row-layouts.ts'

const NIGHT = gradient(115, '@background', '@surface')
const SKY: Tone = { ...PAPER, fill: NIGHT, quiet: '@muted', card: '@surface', mark: '@primary', onMark: '@background' }
const GLOW = (x: number, y: number, share: number) => [
  shape('ellipse', gradient(50, ['@accent', 0.55], ['@primary', 0.25], ['@primary', 0]), {
    ...placeIn(around(SLIDE, x, y, share)),
    opacity: 0.6,
  }),
  shape('ellipse', null, {
    ...placeIn(around(SLIDE, x, y, share * 1.25)),
    stroke: outline('@primary', 2),
    opacity: 0.35,
  }),
]
const KIT: Kit = {
  margin: 88,
  title: { family: '@heading', weight: 700, lineHeight: 1.04, letterSpacing: -22, size: 92, sizeMin: 52 },
  body: { size: 50 },
  label: {},
  align: 'start',
  marker: 'square',
  card: { radius: 32, outline: 2 },
  head: null,
  foot: { person: true, page: 'bar' },
}
const CARD: Tone = { ...SKY, ink: '@text', card: '@surface', onCard: '@text' }

/** A launch in the dark: one glowing planet, rings and a progress bar. */
export const ORBIT_LAUNCH = design('orbit-launch', {
  kind: 'announcement',
  theme: theme(['#090a1c', '#1a1d45', '#f4f3ff', '#bdbfe0', '#a795ff', '#ff6fb5'], ['Space Grotesk', 'Inter']),
  slides: [
    cover(KIT, SKY, {
      at: 'low',
      label: 'New today',
      chip: true,
      headline: 'Meet the planner that plans back',
      subtitle: 'Your calendar fills itself. You say yes or no.',
      size: 128,
      art: [
        shape('ellipse', null, {
          ...placeIn(around(ART.low, 0.62, 0.46, 1.5)),
          stroke: outline('@primary', 2),
          opacity: 0.4,
        }),
        shape('ellipse', null, {
          ...placeIn(around(ART.low, 0.62, 0.46, 1.15)),
          stroke: outline('@accent', 2, 'dashed'),
          opacity: 0.6,
        }),
        shape('ellipse', gradient(55, '@accent', '@primary', '@surface'), placeIn(around(ART.low, 0.62, 0.46, 0.8))),
        shape('ellipse', gradient(60, ['#ffffff', 0.55], ['#ffffff', 0]), {
          ...placeIn(around(ART.low, 0.52, 0.28, 0.34)),
          opacity: 0.7,
        }),
        shape('ellipse', '@accent', placeIn(around(ART.low, 0.93, 0.82, 0.1))),
      ],
    }),
    statement(KIT, SKY, {
      title: 'It fills your empty days',
      body: 'Tell it how often you want to post. It suggests topics, times and formats.',
      art: GLOW(0.86, 0.16, 0.7),
    }),
    cards(KIT, CARD, {
      title: 'What it takes off your desk',
      rows: ['Picking the time', 'Finding a topic', 'Resizing images', 'Chasing a yes'],
      icons: ['clock', 'bulb', 'photo', 'circle-check'],
    }),
    figure(KIT, SKY, {
      figure: '5 h',
      body: 'saved a week by the teams who tested it for three months.',
      share: 0.72,
      art: GLOW(0.1, 0.1, 0.6),
    }),
    steps(KIT, CARD, {
      title: 'Start in three minutes',
      rows: ['Connect a channel', 'Choose your days', 'Approve the first week'],
      style: 'card',
    }),
    close(
      { ...KIT, card: { radius: 32 } },
      { ...LOUD, fill: gradient(120, '@primary', '@accent'), mark: '@background', onMark: '@text' },
      {
        title: 'Free until the end of the month',
        body: 'Every feature, for every channel you have.',
        call: 'Link in bio',
      },
    ),
  ],
})
