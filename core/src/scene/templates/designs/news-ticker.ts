import { avatar } from '../builders/avatar.ts'
import { pageNumber } from '../builders/page-number.ts'
import { picture } from '../builders/picture.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const NEWS = { family: '@heading', weight: 700, lineHeight: 1.08, case: 'upper' } as const
const BAR = {
  family: '@heading',
  weight: 600,
  size: 44,
  sizeMin: 32,
  case: 'upper',
  letterSpacing: 30,
  verticalAlign: 'middle',
} as const

/** The band at the bottom of a broadcast. */
const ticker = (words: string) => [
  shape('rectangle', '@text', { at: [0, 1210, 1080, 140], pin: ['both', 'bottom'] }),
  shape('rectangle', '@primary', { at: [0, 1210, 250, 140], pin: ['left', 'bottom'] }),
  text(
    'Live',
    { ...BAR, size: 56, color: '@background', align: 'center' },
    { at: [0, 1210, 250, 140], pin: ['left', 'bottom'] },
  ),
  text(words, { ...BAR, color: '@background' }, { at: [286, 1210, 560, 140], pin: ['both', 'bottom'] }),
  pageNumber(
    'ofAll',
    { ...BAR, size: 36, color: '@accent', align: 'end' },
    { at: [870, 1256, 160, 52], pin: ['right', 'bottom'] },
  ),
]

const report = (at: number, kicker: string, title: string, body: string) =>
  slide('content', '@background', [
    shape('rectangle', '@accent', { at: [0, 0, 1080, 120], pin: ['both', 'top'] }),
    text(
      kicker,
      { ...BAR, color: '@text' },
      { at: [72, 0, 936, 120], pin: ['both', 'top'], slot: `kicker ${at}`, chars: [3, 26] },
    ),
    text(
      title,
      { ...NEWS, size: 124, sizeMin: 62 },
      {
        at: [72, 190, 936, 520],
        wide: [72, 190, 960, 640],
        slot: `news ${at}`,
        chars: [10, 64],
      },
    ),
    shape('rectangle', '@primary', { at: [72, 752, 12, 380], pin: ['left', 'scale'], wide: [1110, 200, 12, 620] }),
    text(
      body,
      { size: 44, sizeMin: 32, lineHeight: 1.42, verticalAlign: 'middle' },
      {
        at: [120, 752, 870, 380],
        wide: [1160, 200, 680, 620],
        slot: `story ${at}`,
        chars: [40, 200],
      },
    ),
    ...ticker('What changes for you'),
  ])

/** News of the company as a broadcast: a yellow bar, a red live sign, condensed capitals. */
export const NEWS_TICKER = template('news-ticker', {
  kind: 'announcement',
  theme: theme(['#ffffff', '#f2f2f2', '#121619', '#5a6066', '#c8102e', '#ffd400'], ['Oswald', 'Roboto']),
  slides: [
    slide('intro', '@text', [
      picture('The people or the thing that the news is about', {
        at: [0, 0, 1080, 720],
        pin: ['both', 'scale'],
        wide: [960, 0, 960, 940],
        slot: 'news picture',
      }),
      shape('rectangle', '@accent', { at: [0, 640, 560, 110], pin: ['left', 'scale'], wide: [72, 120, 560, 110] }),
      text(
        'Breaking news',
        { ...BAR, color: '@text' },
        { at: [72, 640, 470, 110], pin: ['left', 'scale'], wide: [112, 120, 500, 110], slot: 'label', chars: [4, 18] },
      ),
      text(
        'We open our second studio',
        { ...NEWS, size: 150, sizeMin: 70, color: '@background', verticalAlign: 'middle' },
        {
          at: [72, 770, 936, 420],
          wide: [72, 270, 830, 600],
          slot: 'headline',
          chars: [8, 48],
        },
      ),
      ...ticker('Swipe for all details').map((piece, index) =>
        index === 0 ? shape('rectangle', '@background', { at: [0, 1202, 1080, 8], pin: ['both', 'bottom'] }) : piece,
      ),
    ]),
    report(
      1,
      'Where',
      'Harbour Street 12, from 1 March',
      'Two minutes from the central station, on the ground floor, with a ramp at the entrance and space for twelve people.',
    ),
    report(
      2,
      'Who',
      'Six new faces on the team',
      'Three designers, two editors and one person who answers every message within a working day.',
    ),
    report(
      3,
      'Why',
      'You asked for workshops',
      'Four hundred of you answered our survey in autumn. Every second answer was: “Please show us how you do it.”',
    ),
    slide('outro', '@accent', [
      text(
        'Opening party: you are invited',
        { ...NEWS, size: 170, sizeMin: 76, verticalAlign: 'middle' },
        {
          at: [72, 90, 936, 640],
          wide: [72, 90, 1500, 500],
          slot: 'invitation',
          chars: [8, 50],
        },
      ),
      text(
        'Saturday at 6 p.m. Bring a friend, and leave a comment so that we know how many chairs to carry.',
        { size: 46, sizeMin: 32, weight: 500 },
        {
          at: [72, 770, 900, 260],
          wide: [72, 620, 1300, 180],
          slot: 'call',
          chars: [12, 130],
        },
      ),
      avatar({ size: 34 }, { at: [72, 1080, 560, 88], pin: ['left', 'bottom'], wide: [72, 820, 560, 88] }),
      ...ticker('Thank you for watching'),
    ]),
  ],
})
