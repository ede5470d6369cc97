import { avatar } from '../builders/avatar.ts'
import { line } from '../builders/line.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { picture } from '../builders/picture.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const BOOK = { family: '@heading', weight: 700, lineHeight: 1.16, letterSpacing: -10 }
const NOTE = { size: 30, sizeMin: 30, weight: 600, color: '@muted' }

/** The margin of a report: a band of colour, the chapter, the page. */
const margin = (chapter: string) => [
  shape('rectangle', '@primary', { at: [0, 0, 72, 1350], pin: ['left', 'both'] }),
  shape('rectangle', '@accent', { at: [0, 0, 72, 210], pin: ['left', 'top'] }),
  text(chapter, NOTE, { at: [152, 84, 640, 48], pin: ['left', 'top'] }),
  line(outline('@text', 2), { at: [152, 146, 848, 20], pin: ['both', 'top'] }),
  pageNumber('number', { ...NOTE, color: '@text', align: 'end' }, { at: [840, 84, 160, 48], pin: ['right', 'top'] }),
]

const chapter = (name: string, title: string, body: string) =>
  slide('content', '@background', [
    ...margin(name),
    text(
      title,
      { ...BOOK, size: 82, sizeMin: 46, verticalAlign: 'bottom' },
      {
        at: [152, 230, 848, 330],
        wide: [152, 240, 760, 290],
        slot: `${name}: title`,
        chars: [10, 64],
      },
    ),
    line(outline('@accent', 8), { at: [152, 594, 130, 20], pin: ['left', 'scale'], wide: [152, 560, 130, 20] }),
    text(
      body,
      { size: 44, sizeMin: 31, lineHeight: 1.48 },
      {
        at: [152, 656, 820, 560],
        wide: [1010, 260, 800, 700],
        slot: `${name}: text`,
        chars: [60, 300],
      },
    ),
  ])

const figures: readonly [string, string][] = [
  ['+212 %', 'saves for each post'],
  ['3,400', 'new readers in one quarter'],
  ['9 h', 'less work a week'],
]

/** A case written like a report: chapters, a margin of colour, a serif that asks to be read. */
export const ANNUAL_REPORT = template('annual-report', {
  kind: 'caseStudy',
  theme: theme(['#ffffff', '#edf2f1', '#17272b', '#526166', '#0d5c6b', '#e3a72f'], ['Merriweather', 'Source Sans 3']),
  slides: [
    slide('intro', '@background', [
      picture('The people or the place that the case is about', {
        at: [0, 0, 1080, 600],
        pin: ['both', 'scale'],
        wide: [1060, 0, 860, 1080],
        slot: 'cover picture',
      }),
      shape('rectangle', '@primary', { at: [0, 600, 1080, 24], pin: ['both', 'scale'], wide: [1036, 0, 24, 1080] }),
      text(
        'Case study',
        { ...NOTE, color: '@primary' },
        { at: [88, 680, 600, 48], pin: ['left', 'scale'], wide: [96, 150, 600, 48], slot: 'label', chars: [4, 30] },
      ),
      text(
        'How a bookshop of two filled its reading nights',
        { ...BOOK, size: 98, sizeMin: 50 },
        {
          at: [88, 750, 904, 400],
          wide: [96, 230, 860, 600],
          slot: 'headline',
          chars: [14, 70],
        },
      ),
      avatar({ size: 33 }, { at: [88, 1196, 560, 84], pin: ['left', 'bottom'], wide: [96, 900, 560, 84] }),
    ]),
    chapter(
      'Starting point',
      'Twelve chairs, four guests',
      'The shop read aloud every second Friday. Posters hung in the window, a post went out the day before, and the room stayed half empty. The owners had one hour a week for marketing, and no budget for advertising.',
    ),
    chapter(
      'What we changed',
      'One story each week, told in parts',
      'Instead of announcing dates, the shop showed one page of the book on Monday, a question on Wednesday, and the seat plan on Friday. Everything was written in one hour on Sunday and scheduled for the week.',
    ),
    slide('content', '@surface', [
      ...margin('Results'),
      ...figures.flatMap(([figure, what], at) => {
        const y = 220 + 350 * at
        const x = 152 + 580 * at
        return [
          text(
            figure,
            { ...BOOK, size: 130, sizeMin: 64, color: '@primary', verticalAlign: 'bottom' },
            {
              at: [152, y, 848, 190],
              wide: [x, 330, 520, 240],
              wideSize: 110,
              slot: `figure ${at + 1}`,
              chars: [1, 8],
            },
          ),
          text(
            what,
            { size: 44, sizeMin: 32, weight: 600 },
            {
              at: [152, y + 196, 848, 80],
              wide: [x, 590, 500, 150],
              slot: `figure ${at + 1} means`,
              chars: [6, 40],
            },
          ),
          ...(at < 2
            ? [line(outline('@muted', 2), { at: [152, y + 300, 848, 20], wide: [x, 760, 500, 20] })]
            : [line(outline('@muted', 2), { at: [152, y + 300, 848, 20], wide: [x, 760, 500, 20] })]),
        ]
      }),
    ]),
    slide('outro', '@primary', [
      shape('rectangle', '@accent', { at: [0, 0, 72, 210], pin: ['left', 'top'] }),
      text(
        'Your numbers could be the next chapter',
        { ...BOOK, size: 104, sizeMin: 54, color: '@background', verticalAlign: 'middle' },
        {
          at: [152, 200, 840, 520],
          wide: [152, 180, 1400, 440],
          slot: 'closing',
          chars: [10, 60],
        },
      ),
      text(
        'Write to me and I will send you the full report with the plan of each week.',
        { size: 46, sizeMin: 32, color: '@background' },
        {
          at: [152, 770, 800, 260],
          wide: [152, 660, 1200, 180],
          slot: 'call',
          chars: [12, 110],
        },
      ),
      avatar({ size: 33, color: '@background' }, { at: [152, 1180, 560, 84], pin: ['left', 'bottom'] }),
    ]),
  ],
})
