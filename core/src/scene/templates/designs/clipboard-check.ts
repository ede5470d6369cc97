import { avatar } from '../builders/avatar.ts'
import { icon } from '../builders/icon.ts'
import { line } from '../builders/line.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const TITLE = { family: '@heading', weight: 800, lineHeight: 1.08, letterSpacing: -15 }

/** The board with its clip and a sheet of paper. */
const board = () => [
  shape('rectangle', '@primary', { at: [60, 110, 960, 1180], pin: ['both', 'both'], radius: 56 }),
  shape('rectangle', '@background', { at: [104, 190, 872, 1056], pin: ['both', 'both'], radius: 24 }),
  shape('rectangle', '@text', { at: [390, 64, 300, 150], pin: ['center', 'top'], radius: 40 }),
  shape('ellipse', '@surface', { at: [500, 84, 80, 80], pin: ['center', 'top'] }),
]

const box = (isDone: boolean, y: number, wide: readonly [number, number]) => [
  shape('ellipse', isDone ? '@primary' : null, {
    at: [160, y, 84, 84],
    wide: [wide[0], wide[1], 84, 84],
    pin: ['left', 'scale'],
    stroke: outline('@primary', 5),
  }),
  ...(isDone
    ? [
        icon('check', '@background', {
          at: [172, y + 12, 60, 60],
          wide: [wide[0] + 12, wide[1] + 12, 60, 60],
          pin: ['left', 'scale'],
          stroke: 3,
        }),
      ]
    : []),
]

const page = (at: number, title: string, items: readonly [string, string, string, string]) =>
  slide('content', '@surface', [
    ...board(),
    text(
      title,
      { ...TITLE, size: 76, sizeMin: 46, verticalAlign: 'middle' },
      {
        at: [160, 240, 760, 140],
        wide: [160, 230, 1200, 110],
        pin: ['both', 'scale'],
        slot: `list ${at}`,
        chars: [4, 40],
      },
    ),
    line(outline('@accent', 8), { at: [160, 390, 180, 20], wide: [160, 340, 180, 20], pin: ['left', 'scale'] }),
    ...items.flatMap((item, row) => {
      const y = 448 + 172 * row
      const wide = [160 + 830 * (row % 2), 430 + 230 * Math.floor(row / 2)] as const
      return [
        ...box(row < at, y, wide),
        text(
          item,
          { size: 42, sizeMin: 31, weight: 600, lineHeight: 1.24, verticalAlign: 'middle' },
          {
            at: [280, y - 26, 640, 136],
            wide: [wide[0] + 120, wide[1] - 44, 640, 172],
            slot: `item ${at}.${row + 1}`,
            chars: [8, 64],
          },
        ),
      ]
    }),
    pageNumber(
      'ofAll',
      { size: 30, weight: 600, color: '@muted', align: 'center' },
      { at: [440, 1180, 200, 44], pin: ['center', 'bottom'] },
    ),
  ])

/** A checklist on a clipboard; more boxes are ticked on each page. */
export const CLIPBOARD_CHECK = template('clipboard-check', {
  kind: 'checklist',
  theme: theme(['#ffffff', '#dff1ea', '#10312a', '#47625b', '#0f6e56', '#f08a3c'], ['Figtree', 'Figtree']),
  slides: [
    slide('intro', '@surface', [
      ...board(),
      text(
        'Before you press publish',
        { ...TITLE, size: 136, sizeMin: 64, align: 'center', verticalAlign: 'middle' },
        {
          at: [160, 260, 760, 560],
          wide: [240, 250, 1440, 400],
          slot: 'headline',
          chars: [8, 46],
        },
      ),
      text(
        '12 checks in 3 minutes',
        { size: 46, sizeMin: 34, weight: 700, color: '@primary', align: 'center', verticalAlign: 'middle' },
        {
          at: [160, 850, 760, 90],
          wide: [240, 680, 1440, 80],
          slot: 'subtitle',
          chars: [6, 36],
        },
      ),
      avatar({ size: 34 }, { at: [380, 1100, 320, 88], pin: ['center', 'bottom'] }),
    ]),
    page(1, 'The words', [
      'The first line works on its own',
      'One idea, one request',
      'Names and numbers are checked',
      'Read aloud once',
    ]),
    page(2, 'The pictures', [
      'Every picture has alt text',
      'Text is readable on a phone',
      'Faces and logos are not cut off',
      'Rights are cleared',
    ]),
    page(3, 'The moment', [
      'Right channel, right account',
      'Time is in your readers’ zone',
      'Somebody can answer comments',
      'Link opens, tracking works',
    ]),
    slide('outro', '@primary', [
      shape('ellipse', '@background', {
        at: [390, 200, 300, 300],
        pin: ['center', 'scale'],
        wide: [810, 120, 300, 300],
      }),
      icon('check', '@primary', {
        at: [430, 240, 220, 220],
        pin: ['center', 'scale'],
        wide: [850, 160, 220, 220],
        stroke: 3,
      }),
      text(
        'All ticked? Then go.',
        { ...TITLE, size: 132, sizeMin: 64, color: '@background', align: 'center', verticalAlign: 'middle' },
        {
          at: [110, 550, 860, 330],
          wide: [240, 450, 1440, 220],
          slot: 'closing',
          chars: [6, 40],
        },
      ),
      text(
        'Save this list. Your next post comes sooner than you think.',
        { size: 44, sizeMin: 32, color: '@background', align: 'center' },
        {
          at: [150, 900, 780, 170],
          wide: [460, 690, 1000, 150],
          slot: 'call',
          chars: [10, 90],
        },
      ),
      avatar({ size: 34, color: '@background' }, { at: [380, 1160, 320, 88], pin: ['center', 'bottom'] }),
    ]),
  ],
})
