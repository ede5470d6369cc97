import { avatar } from '../builders/avatar.ts'
import { line } from '../builders/line.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { qr } from '../builders/qr.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const TILL = { family: '@heading', weight: 500, lineHeight: 1.3, letterSpacing: -20 }
const DASH = outline('@text', 4, 'dashed')
const TEETH = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** A strip of paper, torn at both ends. */
const paper = () => [
  shape('rectangle', '@surface', { at: [130, 90, 820, 1170], pin: ['both', 'both'] }),
  ...TEETH.map((tooth) =>
    shape('triangle', '@surface', {
      at: [130 + (820 / 12) * tooth, 50, 820 / 12, 42],
      pin: ['scale', 'top'],
      not: ['16:9'],
    }),
  ),
  ...TEETH.map((tooth) =>
    shape('triangle', '@surface', {
      at: [130 + (820 / 12) * tooth, 1258, 820 / 12, 42],
      pin: ['scale', 'bottom'],
      rotate: 180,
      not: ['16:9'],
    }),
  ),
]

const entries = (at: number, title: string, rows: readonly (readonly [string, string])[]) =>
  slide('content', '@primary', [
    ...paper(),
    text(
      title,
      { ...TILL, weight: 700, size: 60, sizeMin: 42, align: 'center', case: 'upper', verticalAlign: 'middle' },
      {
        at: [180, 150, 720, 110],
        pin: ['both', 'top'],
        slot: `part ${at}`,
        chars: [4, 24],
      },
    ),
    line(DASH, { at: [180, 280, 720, 20], pin: ['both', 'top'] }),
    ...rows.flatMap(([what, amount], row) => {
      const y = 340 + 180 * row
      return [
        text(
          what,
          { ...TILL, size: 44, sizeMin: 31, verticalAlign: 'middle' },
          {
            at: [180, y, 520, 150],
            wide: [220, 320 + 138 * row, 1140, 120],
            slot: `entry ${at}.${row + 1}`,
            chars: [6, 40],
          },
        ),
        text(
          amount,
          { ...TILL, weight: 700, size: 44, sizeMin: 31, align: 'end', verticalAlign: 'middle' },
          {
            at: [710, y, 190, 150],
            pin: ['right', 'scale'],
            wide: [1410, 320 + 138 * row, 290, 120],
            slot: `amount ${at}.${row + 1}`,
            chars: [1, 7],
          },
        ),
      ]
    }),
    line(DASH, { at: [180, 1086, 720, 20], pin: ['both', 'bottom'], wide: [220, 900, 1480, 20] }),
    pageNumber(
      'ofAll',
      { ...TILL, size: 34, align: 'center' },
      { at: [440, 1140, 200, 50], pin: ['center', 'bottom'], wide: [860, 928, 200, 50] },
    ),
  ])

/** A list as a till receipt: one narrow strip of paper on a loud wall, in the type of a printer. */
export const RECEIPT_LIST = template('receipt-list', {
  kind: 'checklist',
  theme: theme(['#f4f1ea', '#fffdf8', '#191919', '#575450', '#2447d8', '#ff7d45'], ['JetBrains Mono', 'IBM Plex Sans']),
  slides: [
    slide('intro', '@primary', [
      ...paper(),
      text(
        'Thank you for shopping',
        { ...TILL, size: 36, sizeMin: 31, align: 'center', case: 'upper' },
        { at: [180, 150, 720, 60], pin: ['both', 'top'], slot: 'greeting', chars: [4, 28] },
      ),
      line(DASH, { at: [180, 230, 720, 20], pin: ['both', 'top'] }),
      text(
        'What a video really costs',
        { ...TILL, weight: 700, size: 120, sizeMin: 54, lineHeight: 1.08, align: 'center', verticalAlign: 'middle' },
        {
          at: [180, 280, 720, 560],
          wide: [240, 280, 1440, 430],
          slot: 'headline',
          chars: [8, 44],
        },
      ),
      line(DASH, { at: [180, 880, 720, 20], pin: ['both', 'scale'], wide: [220, 750, 1480, 20] }),
      avatar({ size: 34 }, { at: [380, 990, 320, 88], pin: ['center', 'scale'], wide: [800, 820, 320, 88] }),
    ]),
    entries(1, 'Before the shoot', [
      ['Idea and outline', '2 h'],
      ['Script, two rounds', '3 h'],
      ['Room, light, sound', '1 h'],
      ['Looking for the cable', '0.5 h'],
    ]),
    entries(2, 'The shoot', [
      ['Setting everything up', '1 h'],
      ['First take', '10 min'],
      ['Takes 2 to 14', '2 h'],
      ['The one we use', 'Take 1'],
    ]),
    entries(3, 'Afterwards', [
      ['Editing', '5 h'],
      ['Captions', '1 h'],
      ['Cover and text', '1 h'],
      ['Answering comments', '2 h'],
    ]),
    slide('outro', '@accent', [
      ...paper(),
      text(
        'Total',
        { ...TILL, size: 60, sizeMin: 42, align: 'center', case: 'upper', verticalAlign: 'middle' },
        { at: [180, 140, 720, 90], pin: ['both', 'top'], slot: 'total label', chars: [4, 16] },
      ),
      text(
        '18.5 h',
        { ...TILL, weight: 700, size: 190, sizeMin: 90, lineHeight: 1, align: 'center', verticalAlign: 'middle' },
        {
          at: [180, 240, 720, 260],
          wide: [220, 220, 1000, 360],
          slot: 'total',
          chars: [2, 8],
        },
      ),
      line(DASH, { at: [180, 530, 720, 20], wide: [220, 620, 1000, 20] }),
      text(
        'Ask for the price of the next one, or scan for the planner.',
        { size: 42, sizeMin: 31, align: 'center' },
        {
          at: [200, 580, 680, 190],
          wide: [220, 670, 1000, 190],
          slot: 'call',
          chars: [10, 80],
        },
      ),
      qr('https://example.com/planner', {
        at: [390, 800, 300, 300],
        pin: ['center', 'scale'],
        wide: [1300, 300, 420, 420],
        square: [420, 630, 240, 240],
        tall: [390, 1140, 300, 300],
      }),
      avatar(
        { size: 34 },
        {
          at: [380, 1140, 320, 88],
          pin: ['center', 'bottom'],
          wide: [1360, 800, 320, 88],
          square: [380, 890, 320, 80],
        },
      ),
    ]),
  ],
})
