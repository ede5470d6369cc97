import type { Color } from '../../color.ts'
import { avatar } from '../builders/avatar.ts'
import { line } from '../builders/line.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const TYPE = { family: '@heading', weight: 700, lineHeight: 1.14 }
const INK = {
  family: 'Oswald',
  weight: 700,
  lineHeight: 1.1,
  case: 'upper',
  align: 'center',
  verticalAlign: 'middle',
  letterSpacing: 60,
} as const

/** A stamp, a little askew. */
const stamp = (word: string, color: Color, at: readonly [number, number], wide: readonly [number, number]) => [
  shape('rectangle', null, {
    at: [at[0], at[1], 360, 150],
    wide: [wide[0], wide[1], 360, 150],
    pin: ['right', 'scale'],
    rotate: -7,
    radius: 18,
    stroke: outline(color, 10),
  }),
  text(
    word,
    { ...INK, size: 96, sizeMin: 70, color },
    { at: [at[0], at[1], 360, 150], wide: [wide[0], wide[1], 360, 150], pin: ['right', 'scale'], rotate: -7 },
  ),
]

const file = () => [
  shape('rectangle', '@surface', { at: [60, 130, 960, 1130], pin: ['both', 'both'], radius: 8 }),
  shape('rectangle', '@surface', { at: [60, 70, 330, 100], pin: ['left', 'top'], radius: 16 }),
  text(
    'File no.',
    { size: 32, sizeMin: 30, weight: 600, color: '@muted' },
    { at: [100, 88, 150, 48], pin: ['left', 'top'] },
  ),
  pageNumber('number', { size: 32, weight: 700, color: '@text' }, { at: [236, 88, 120, 48], pin: ['left', 'top'] }),
  avatar({ size: 33 }, { at: [110, 1160, 560, 80], pin: ['left', 'bottom'] }),
]

const myth = (at: number, claim: string, truth: string) =>
  slide('content', '@background', [
    ...file(),
    text(
      claim,
      { ...TYPE, size: 68, sizeMin: 42, verticalAlign: 'middle' },
      {
        at: [110, 210, 860, 300],
        wide: [110, 200, 780, 480],
        slot: `myth ${at}`,
        chars: [14, 90],
      },
    ),
    ...stamp('Myth', '@primary', [600, 500], [500, 720]),
    line(outline('@muted', 3, 'dashed'), { at: [110, 690, 860, 20], not: ['16:9'] }),
    shape('rectangle', '@muted', {
      at: [110, 690, 4, 4],
      wide: [958, 200, 4, 640],
      not: ['4:5', '1:1', '9:16', '2:3'],
      opacity: 0.5,
    }),
    text(
      truth,
      { size: 46, sizeMin: 31, lineHeight: 1.42, verticalAlign: 'middle' },
      {
        at: [110, 724, 860, 250],
        wide: [1030, 200, 780, 480],
        slot: `fact ${at}`,
        chars: [40, 180],
      },
    ),
    ...stamp('Fact', '@accent', [600, 984], [1420, 720]),
  ])

/** Claims in a file, each stamped: one stamp for the myth, one for the fact. */
export const RUBBER_STAMP = template('rubber-stamp', {
  kind: 'mythFact',
  theme: theme(['#c9a877', '#fbf5e6', '#2c2418', '#615540', '#b3261e', '#23683b'], ['Bitter', 'Bitter']),
  slides: [
    slide('intro', '@background', [
      ...file(),
      text(
        'Four things you heard about posting every day',
        { ...TYPE, size: 116, sizeMin: 56, lineHeight: 1.08 },
        {
          at: [110, 220, 860, 620],
          wide: [110, 220, 1200, 600],
          slot: 'headline',
          chars: [12, 64],
        },
      ),
      shape('rectangle', null, {
        at: [440, 890, 500, 190],
        wide: [1280, 640, 500, 190],
        pin: ['right', 'scale'],
        rotate: -7,
        radius: 22,
        stroke: outline('@primary', 12),
      }),
      text(
        'Checked',
        { ...INK, size: 110, sizeMin: 70, color: '@primary' },
        {
          at: [440, 890, 500, 190],
          wide: [1280, 640, 500, 190],
          pin: ['right', 'scale'],
          rotate: -7,
          slot: 'stamp',
          chars: [3, 9],
        },
      ),
    ]),
    myth(
      1,
      '“You must post every day or you disappear.”',
      'Accounts that post three times a week and answer comments keep their reach. Silence costs more than a missing post.',
    ),
    myth(
      2,
      '“Hashtags bring most of the readers.”',
      'Readers come from shares and search. Two or three exact tags help to sort a post; thirty look like noise.',
    ),
    myth(
      3,
      '“There is one best time for everybody.”',
      'Your readers have their own hours. Eight weeks of your own numbers say more than any list of times.',
    ),
    slide('outro', '@background', [
      ...file(),
      text(
        'Case closed. Which myth did you believe?',
        { ...TYPE, size: 108, sizeMin: 54, verticalAlign: 'middle' },
        {
          at: [110, 230, 860, 480],
          wide: [110, 210, 1300, 420],
          slot: 'question',
          chars: [10, 60],
        },
      ),
      text(
        'Send this file to the colleague who still believes it.',
        { size: 46, sizeMin: 32 },
        {
          at: [110, 750, 840, 180],
          wide: [110, 660, 1000, 160],
          slot: 'call',
          chars: [10, 80],
        },
      ),
      ...stamp('Solved', '@accent', [600, 950], [1420, 720]),
    ]),
  ],
})
