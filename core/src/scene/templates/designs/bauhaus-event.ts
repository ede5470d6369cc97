import type { Color } from '../../color.ts'
import { avatar } from '../builders/avatar.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const FORM = { family: '@heading', weight: 700, lineHeight: 1.04, letterSpacing: -20 }
const BLUE = '#1f4e9e'

/** Columns of a programme: one form for each slide, as large as its half allows. */
const session = (
  at: number,
  form: 'ellipse' | 'triangle' | 'rectangle',
  color: Color,
  day: string,
  title: string,
  body: string,
) =>
  slide('content', '@background', [
    shape(form, color, {
      at: [500, 0, 580, 580],
      pin: ['right', 'top'],
      square: [640, 0, 440, 440],
      wide: [1120, 140, 800, 800],
    }),
    shape('rectangle', '@text', {
      at: [460, 0, 40, 580],
      pin: ['right', 'top'],
      square: [600, 0, 40, 440],
      wide: [1060, 0, 40, 1080],
    }),
    shape('rectangle', '@text', {
      at: [0, 580, 1080, 24],
      pin: ['both', 'top'],
      square: [0, 440, 1080, 24],
      wide: [0, 520, 1060, 24],
    }),
    text(
      day,
      { ...FORM, size: 150, sizeMin: 72, verticalAlign: 'bottom' },
      {
        at: [72, 90, 370, 460],
        pin: ['left', 'top'],
        square: [72, 72, 510, 340],
        wide: [72, 90, 900, 400],
        wideSize: 230,
        slot: `day ${at}`,
        chars: [2, 14],
      },
    ),
    text(
      title,
      { ...FORM, size: 92, sizeMin: 50 },
      {
        at: [72, 660, 936, 220],
        square: [72, 506, 936, 180],
        wide: [72, 596, 920, 170],
        slot: `session ${at}`,
        chars: [6, 48],
      },
    ),
    text(
      body,
      { size: 42, sizeMin: 31, weight: 500 },
      {
        at: [72, 900, 900, 260],
        square: [72, 700, 900, 220],
        wide: [72, 780, 900, 170],
        slot: `about ${at}`,
        chars: [24, 140],
      },
    ),
    avatar({ size: 33 }, { at: [72, 1210, 560, 84], pin: ['left', 'bottom'], wide: [72, 964, 560, 84] }),
    pageNumber(
      'number',
      { ...FORM, size: 48, align: 'end' },
      { at: [848, 1222, 160, 60], pin: ['right', 'bottom'], wide: [848, 976, 160, 60] },
    ),
  ])

/** An event in three forms and three colours, ruled like a programme of the twenties. */
export const BAUHAUS_EVENT = template('bauhaus-event', {
  kind: 'event',
  theme: theme(['#f4ead7', '#e6d8bc', '#1a1a1a', '#5e574b', '#d1361f', '#f0b429'], ['Work Sans', 'Work Sans']),
  slides: [
    slide('intro', '@background', [
      shape('ellipse', '@primary', {
        at: [-120, -120, 660, 660],
        pin: ['left', 'top'],
        wide: [1080, -160, 760, 760],
        square: [-120, -160, 560, 560],
      }),
      shape('rectangle', '@accent', {
        at: [540, 0, 540, 540],
        pin: ['right', 'top'],
        wide: [1440, 540, 480, 540],
        square: [640, 0, 440, 400],
      }),
      shape('triangle', BLUE, {
        at: [540, 270, 540, 270],
        pin: ['right', 'top'],
        wide: [960, 600, 480, 480],
        square: [640, 200, 440, 200],
      }),
      shape('rectangle', '@text', {
        at: [0, 540, 1080, 36],
        pin: ['both', 'top'],
        wide: [924, 0, 36, 1080],
        square: [0, 400, 1080, 32],
      }),
      text(
        'Form follows fun',
        { ...FORM, weight: 800, size: 170, sizeMin: 76, verticalAlign: 'bottom' },
        {
          at: [72, 620, 936, 400],
          wide: [72, 120, 800, 620],
          square: [72, 460, 936, 330],
          slot: 'event',
          chars: [8, 36],
        },
      ),
      text(
        'Three evenings for people who design, 3–5 June',
        { size: 46, sizeMin: 33, weight: 600 },
        {
          at: [72, 1040, 900, 130],
          wide: [72, 770, 800, 140],
          square: [72, 806, 900, 120],
          slot: 'date',
          chars: [8, 60],
        },
      ),
      avatar({ size: 33 }, { at: [72, 1210, 560, 84], pin: ['left', 'bottom'], wide: [72, 940, 560, 84] }),
    ]),
    session(
      1,
      'ellipse',
      '@primary',
      'Tue 3',
      'The circle: listening first',
      'Two researchers show how five short talks change a whole design.',
    ),
    session(
      2,
      'triangle',
      BLUE,
      'Wed 4',
      'The triangle: taking sides',
      'Why a good brand annoys somebody, and how to decide whom.',
    ),
    session(
      3,
      'rectangle',
      '@accent',
      'Thu 5',
      'The square: making it hold',
      'Grids, systems and the art of leaving things out. With a workshop.',
    ),
    slide('outro', '@text', [
      shape('rectangle', '@primary', { at: [0, 1110, 360, 240], pin: ['scale', 'bottom'], wide: [0, 900, 640, 180] }),
      shape('rectangle', '@accent', {
        at: [360, 1110, 360, 240],
        pin: ['scale', 'bottom'],
        wide: [640, 900, 640, 180],
      }),
      shape('rectangle', BLUE, { at: [720, 1110, 360, 240], pin: ['scale', 'bottom'], wide: [1280, 900, 640, 180] }),
      text(
        'Save your evening',
        { ...FORM, weight: 800, size: 170, sizeMin: 76, color: '@background' },
        {
          at: [72, 100, 936, 500],
          wide: [72, 90, 1500, 360],
          slot: 'call',
          chars: [6, 34],
        },
      ),
      text(
        'One ticket for all three costs 40. Students come for free. The link is in our profile.',
        { size: 46, sizeMin: 32, color: '@background' },
        {
          at: [72, 640, 860, 240],
          wide: [72, 490, 1200, 170],
          square: [72, 490, 860, 190],
          slot: 'how',
          chars: [12, 110],
        },
      ),
      avatar(
        { size: 34, color: '@background' },
        { at: [72, 960, 560, 88], pin: ['left', 'bottom'], wide: [72, 750, 560, 88] },
      ),
    ]),
  ],
})
