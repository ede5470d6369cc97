import { avatar } from '../builders/avatar.ts'
import { gradient } from '../builders/gradient.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const VOICE = { family: '@heading', weight: 400, isItalic: true, lineHeight: 1.3 }
const NIGHT = gradient(90, '@background', '@surface')
const STARS = [
  [140, 130, 8],
  [320, 250, 5],
  [760, 110, 6],
  [930, 300, 9],
  [90, 480, 5],
  [985, 560, 6],
  [560, 180, 4],
] as const

/** The sky of one night: with each slide the moon has one more ring around it. */
const sky = (rings: number) => [
  ...STARS.map(([x, y, size]) =>
    shape('ellipse', '@accent', { at: [x, y, size, size], pin: ['scale', 'scale'], opacity: 0.8 }),
  ),
  ...[0, 1, 2, 3].slice(0, rings).map((ring) =>
    shape('ellipse', null, {
      at: [380 - 40 * ring, 110 - 40 * ring, 320 + 80 * ring, 320 + 80 * ring],
      pin: ['center', 'scale'],
      wide: [160 - 40 * ring, 380 - 40 * ring, 320 + 80 * ring, 320 + 80 * ring],
      square: [420 - 30 * ring, 60 - 30 * ring, 240 + 60 * ring, 240 + 60 * ring],
      stroke: outline('@accent', 2),
      opacity: 0.5 - 0.1 * ring,
    }),
  ),
  shape('ellipse', '@accent', {
    at: [420, 150, 240, 240],
    pin: ['center', 'scale'],
    wide: [200, 420, 240, 240],
    square: [450, 90, 180, 180],
  }),
  shape('ellipse', '@primary', {
    at: [-260, 1130, 1600, 700],
    pin: ['center', 'bottom'],
    opacity: 0.35,
    wide: [-200, 900, 2320, 700],
  }),
]

const quote = (at: number, words: string, from: string) =>
  slide('content', NIGHT, [
    ...sky(at),
    text(
      words,
      { ...VOICE, size: 70, sizeMin: 42, align: 'center', verticalAlign: 'middle' },
      {
        at: [110, 430, 860, 520],
        wide: [620, 170, 1140, 600],
        square: [110, 330, 860, 440],
        slot: `quote ${at}`,
        chars: [24, 160],
      },
    ),
    text(
      from,
      { size: 36, sizeMin: 31, weight: 500, color: '@muted', align: 'center' },
      {
        at: [110, 980, 860, 100],
        wide: [620, 790, 1140, 80],
        slot: `source ${at}`,
        chars: [4, 44],
      },
    ),
    pageNumber(
      'dots',
      { size: 30, color: '@text', align: 'center' },
      { at: [390, 1220, 300, 44], pin: ['center', 'bottom'] },
    ),
  ])

/** Quiet words at night, under a moon that wanes from slide to slide. */
export const MOONLIGHT_QUOTE = template('moonlight-quote', {
  kind: 'quote',
  theme: theme(['#0f1630', '#2a2f5b', '#f6f0e1', '#c9c6dc', '#5a63b8', '#f5dfa3'], ['Libre Baskerville', 'Figtree']),
  slides: [
    slide('intro', NIGHT, [
      ...sky(0),
      text(
        'Five lines for a late evening',
        { ...VOICE, size: 116, sizeMin: 58, lineHeight: 1.18, align: 'center', verticalAlign: 'middle' },
        {
          at: [110, 440, 860, 540],
          wide: [620, 170, 1140, 640],
          square: [110, 340, 860, 440],
          slot: 'headline',
          chars: [10, 52],
        },
      ),
      avatar({ size: 34 }, { at: [390, 1110, 320, 88], pin: ['center', 'bottom'], wide: [1030, 860, 320, 88] }),
    ]),
    quote(
      1,
      'You do not have to see the whole road. The next bend is enough for tonight.',
      'From a letter to a friend',
    ),
    quote(2, 'Rest is not the reward for the work. It is the part of the work that nobody sees.', 'Notebook, 11 p.m.'),
    quote(3, 'What you did today was once something you hoped to be able to do.', 'On the train home'),
    slide('outro', NIGHT, [
      ...sky(4),
      text(
        'Sleep well. Tomorrow is a new page.',
        { ...VOICE, size: 96, sizeMin: 52, lineHeight: 1.22, align: 'center', verticalAlign: 'middle' },
        {
          at: [110, 430, 860, 430],
          wide: [620, 170, 1140, 480],
          square: [110, 330, 860, 380],
          slot: 'closing',
          chars: [8, 60],
        },
      ),
      text(
        'Send it to someone who is still awake.',
        { size: 42, sizeMin: 32, align: 'center', color: '@muted' },
        {
          at: [150, 890, 780, 140],
          wide: [690, 690, 1000, 110],
          slot: 'call',
          chars: [8, 70],
        },
      ),
      avatar({ size: 34 }, { at: [390, 1110, 320, 88], pin: ['center', 'bottom'], wide: [1030, 860, 320, 88] }),
    ]),
  ],
})
