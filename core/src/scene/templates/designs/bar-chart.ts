import type { Color } from '../../color.ts'
import { avatar } from '../builders/avatar.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const LABEL = { size: 34, sizeMin: 30, weight: 600 }
const TITLE = { family: '@heading', weight: 700, lineHeight: 1.1, letterSpacing: -15 }

type Bar = readonly [label: string, value: string, share: number]

const head = (at: number, title: string) => [
  shape('rectangle', '@surface', { at: [48, 48, 984, 1254], pin: ['both', 'both'], radius: 40 }),
  text(
    title,
    { ...TITLE, size: 66, sizeMin: 42 },
    {
      at: [108, 108, 864, 180],
      pin: ['both', 'top'],
      wide: [108, 108, 1500, 100],
      slot: `question ${at}`,
      chars: [10, 60],
    },
  ),
  avatar({ ...LABEL, size: 33 }, { at: [108, 1192, 500, 76], pin: ['left', 'bottom'] }),
  pageNumber(
    'ofAll',
    { ...LABEL, size: 30, color: '@muted', align: 'end' },
    { at: [772, 1210, 200, 44], pin: ['right', 'bottom'] },
  ),
]

/** Lying bars, the largest in the second colour. */
const lying = (at: number, title: string, bars: readonly Bar[]) =>
  slide('content', '@background', [
    ...head(at, title),
    ...bars.flatMap(([label, value, share], row) => {
      const y = 330 + 208 * row
      const wideY = 250 + 170 * row
      const color: Color = row === 0 ? '@accent' : '@primary'
      return [
        text(
          label,
          { ...LABEL, verticalAlign: 'bottom' },
          { at: [108, y, 600, 64], wide: [108, wideY, 900, 60], slot: `bar ${at}.${row + 1}`, chars: [3, 30] },
        ),
        text(
          value,
          { ...LABEL, weight: 700, align: 'end', verticalAlign: 'bottom' },
          {
            at: [732, y, 240, 64],
            pin: ['right', 'scale'],
            wide: [1512, wideY, 300, 60],
            slot: `value ${at}.${row + 1}`,
            chars: [1, 8],
          },
        ),
        shape('rectangle', '@background', {
          at: [108, y + 76, 864, 56],
          pin: ['both', 'scale'],
          wide: [108, wideY + 72, 1704, 48],
          radius: 28,
        }),
        shape('rectangle', color, {
          at: [108, y + 76, 864 * share, 56],
          pin: ['scale', 'scale'],
          wide: [108, wideY + 72, 1704 * share, 48],
          radius: 28,
        }),
      ]
    }),
  ])

const MONTHS: readonly Bar[] = [
  ['Jul', '1.1k', 0.22],
  ['Aug', '1.4k', 0.28],
  ['Sep', '2.3k', 0.46],
  ['Oct', '3.6k', 0.72],
  ['Nov', '5.0k', 1],
]

/** Standing bars over five months. */
const standing = (at: number, title: string) =>
  slide('content', '@background', [
    ...head(at, title),
    ...MONTHS.flatMap(([label, value, share], column) => {
      const x = 108 + 178 * column
      const wideX = 180 + 320 * column
      const height = 620 * share
      return [
        shape('rectangle', column === 4 ? '@accent' : '@primary', {
          at: [x, 1050 - height, 150, height],
          pin: ['scale', 'scale'],
          wide: [wideX, 800 - 480 * share, 240, 480 * share],
          radius: 18,
        }),
        text(
          value,
          { ...LABEL, size: 36, weight: 700, align: 'center', verticalAlign: 'bottom' },
          {
            at: [x - 10, 1050 - height - 70, 170, 56],
            pin: ['scale', 'scale'],
            wide: [wideX, 800 - 480 * share - 66, 240, 56],
            slot: `value ${at}.${column + 1}`,
            chars: [1, 6],
          },
        ),
        text(
          label,
          { ...LABEL, color: '@muted', align: 'center' },
          {
            at: [x - 10, 1076, 170, 56],
            pin: ['scale', 'scale'],
            wide: [wideX, 816, 240, 56],
            slot: `month ${at}.${column + 1}`,
            chars: [2, 5],
          },
        ),
      ]
    }),
  ])

/** A dark dashboard on slides: rounded panels, bars that carry their own numbers. */
export const BAR_CHART = template('bar-chart', {
  kind: 'dataStory',
  theme: theme(['#0c1418', '#17232a', '#f1f6f7', '#a6b8bf', '#38bdb0', '#ffb454'], ['IBM Plex Sans', 'IBM Plex Sans']),
  slides: [
    slide('intro', '@background', [
      ...MONTHS.map(([label, , share], column) =>
        shape('rectangle', column === 4 ? '@accent' : '@primary', {
          at: [80 + 190 * column, 640 - 540 * share, 160, 540 * share],
          pin: ['scale', 'scale'],
          wide: [1120 + 140 * column, 960 - 820 * share, 116, 820 * share],
          radius: 20,
          opacity: 0.35 + 0.13 * column,
          alt: `${label}: ${share}`,
        }),
      ),
      text(
        'Our year in five charts',
        { ...TITLE, size: 146, sizeMin: 68, verticalAlign: 'middle' },
        {
          at: [80, 700, 920, 400],
          wide: [80, 180, 960, 560],
          slot: 'headline',
          chars: [8, 40],
        },
      ),
      avatar({ ...LABEL, size: 33 }, { at: [80, 1180, 560, 88], pin: ['left', 'bottom'], wide: [80, 880, 560, 88] }),
    ]),
    lying(1, 'Where do new readers come from?', [
      ['Shared by a friend', '46 %', 0.92],
      ['Search', '28 %', 0.56],
      ['Newsletter', '17 %', 0.34],
      ['Everything else', '9 %', 0.18],
    ]),
    standing(2, 'Readers each month since the relaunch'),
    lying(3, 'What do people save?', [
      ['Checklists', '5,210', 1],
      ['Step by step', '3,940', 0.76],
      ['Data', '2,105', 0.4],
      ['Quotes', '830', 0.16],
    ]),
    slide('outro', '@primary', [
      shape('rectangle', '@background', { at: [48, 48, 984, 1254], pin: ['both', 'both'], radius: 40, opacity: 0.1 }),
      text(
        'What we do next: fewer quotes, more lists',
        { ...TITLE, size: 120, sizeMin: 58, color: '@background', verticalAlign: 'middle' },
        {
          at: [108, 150, 864, 600],
          wide: [108, 130, 1400, 430],
          slot: 'closing',
          chars: [10, 60],
        },
      ),
      text(
        'Which chart surprised you?',
        { size: 50, sizeMin: 34, weight: 600, color: '@background' },
        {
          at: [108, 810, 864, 160],
          wide: [108, 620, 1200, 120],
          slot: 'call',
          chars: [8, 60],
        },
      ),
      avatar({ ...LABEL, size: 33, color: '@background' }, { at: [108, 1170, 560, 88], pin: ['left', 'bottom'] }),
    ]),
  ],
})
