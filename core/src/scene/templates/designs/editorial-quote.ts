import { avatar } from '../builders/avatar.ts'
import { line } from '../builders/line.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const SERIF = { family: '@heading', weight: 500, lineHeight: 1.16, letterSpacing: -8 }
const CAPTION = { size: 30, sizeMin: 30, weight: 500, letterSpacing: 160, case: 'upper', align: 'center' } as const
const HAIR = outline('@text', 2)

const page = () => [
  shape('rectangle', null, { at: [48, 48, 984, 1254], pin: ['both', 'both'], stroke: HAIR }),
  pageNumber('number', { ...CAPTION, letterSpacing: 60 }, { at: [440, 1216, 200, 44], pin: ['center', 'bottom'] }),
]

const quote = (number: string, words: string, from: string) =>
  slide('content', '@background', [
    ...page(),
    text(
      '“',
      { ...SERIF, size: 360, sizeMin: 160, lineHeight: 0.9, color: '@primary', align: 'center' },
      {
        at: [340, 120, 400, 210],
        pin: ['center', 'scale'],
        wide: [110, 120, 300, 330],
      },
    ),
    text(
      words,
      { ...SERIF, size: 78, sizeMin: 44, align: 'center', verticalAlign: 'middle' },
      {
        at: [136, 350, 808, 600],
        wide: [400, 140, 1120, 620],
        slot: `quote ${number}`,
        chars: [24, 170],
      },
    ),
    line(HAIR, { at: [490, 985, 100, 20], pin: ['center', 'scale'] }),
    text(
      from,
      { ...CAPTION, color: '@muted' },
      { at: [136, 1030, 808, 100], slot: `source ${number}`, chars: [4, 44] },
    ),
  ])

/** Quotes set like a literary magazine: ivory, hairlines, a serif with room around it. */
export const EDITORIAL_QUOTE = template('editorial-quote', {
  kind: 'quote',
  theme: theme(
    ['#f6f1e7', '#ece4d4', '#22201c', '#6b6254', '#9a3b26', '#c9a66b'],
    ['Playfair Display', 'Source Sans 3'],
  ),
  slides: [
    slide('intro', '@background', [
      ...page(),
      text(
        'The reading list',
        { ...CAPTION, color: '@primary' },
        { at: [136, 150, 808, 48], pin: ['both', 'top'], slot: 'series', chars: [4, 30] },
      ),
      text(
        [{ text: 'Three sentences ', isItalic: true }, 'that changed how I work'],
        {
          ...SERIF,
          size: 128,
          sizeMin: 64,
          lineHeight: 1.06,
          letterSpacing: -15,
          align: 'center',
          verticalAlign: 'middle',
        },
        { at: [120, 250, 840, 680], wide: [300, 230, 1320, 500], slot: 'headline', chars: [12, 70] },
      ),
      line(HAIR, { at: [490, 960, 100, 20], pin: ['center', 'scale'], wide: [910, 750, 100, 20] }),
      avatar({ size: 34 }, { at: [390, 1040, 300, 96], pin: ['center', 'bottom'] }),
    ]),
    quote(
      '1',
      'Perfection is finally attained not when there is no longer anything to add, but when there is nothing left to take away.',
      'Antoine de Saint-Exupéry',
    ),
    quote('2', 'We are what we repeatedly do. Excellence, then, is not an act but a habit.', 'Will Durant'),
    quote('3', 'The secret of getting ahead is getting started.', 'Attributed to Mark Twain'),
    slide('outro', '@primary', [
      shape('rectangle', null, { at: [48, 48, 984, 1254], pin: ['both', 'both'], stroke: outline('@background', 2) }),
      text(
        'Which one stays with you?',
        {
          ...SERIF,
          isItalic: true,
          size: 112,
          sizeMin: 60,
          color: '@background',
          align: 'center',
          verticalAlign: 'middle',
        },
        {
          at: [136, 240, 808, 600],
          wide: [300, 190, 1320, 480],
          slot: 'question',
          chars: [10, 60],
        },
      ),
      text(
        'Write it in the comments, and send this to a friend who collects good sentences.',
        { size: 40, sizeMin: 32, color: '@background', align: 'center' },
        {
          at: [180, 870, 720, 170],
          wide: [500, 690, 920, 130],
          slot: 'call',
          chars: [10, 90],
        },
      ),
      avatar({ size: 34, color: '@background' }, { at: [390, 1080, 300, 96], pin: ['center', 'bottom'] }),
    ]),
  ],
})
