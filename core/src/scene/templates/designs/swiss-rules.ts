import { avatar } from '../builders/avatar.ts'
import { icon } from '../builders/icon.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const HEADLINE = { family: '@heading', weight: 800, letterSpacing: -35, lineHeight: 1 }
const SMALL = { size: 32, sizeMin: 30, weight: 600 }

const frame = (color: string) => [
  shape('rectangle', color, { at: [96, 96, 888, 8], pin: ['both', 'top'] }),
  text('Writing', { ...SMALL, color }, { at: [96, 128, 560, 48], pin: ['left', 'top'], slot: 'topic', chars: [4, 28] }),
  pageNumber('ofAll', { ...SMALL, color, align: 'end' }, { at: [784, 128, 200, 48], pin: ['right', 'top'] }),
]

const rule = (number: number, title: string, body: string) =>
  slide('content', '@background', [
    ...frame('@text'),
    text(
      String(number),
      {
        family: '@heading',
        weight: 800,
        size: 460,
        sizeMin: 120,
        lineHeight: 0.9,
        color: '@primary',
        letterSpacing: -40,
      },
      { at: [84, 250, 500, 420], wide: [84, 250, 560, 640], wideSize: 640 },
    ),
    text(
      title,
      { ...HEADLINE, size: 84, sizeMin: 48, lineHeight: 1.04, verticalAlign: 'bottom' },
      { at: [96, 690, 888, 190], wide: [720, 250, 1104, 230], slot: `rule ${number}`, chars: [8, 54] },
    ),
    shape('rectangle', '@text', {
      at: [96, 908, 120, 8],
      pin: ['left', 'scale'],
      wide: [720, 512, 120, 8],
    }),
    text(
      body,
      { size: 42, sizeMin: 32, lineHeight: 1.4 },
      { at: [96, 952, 888, 290], wide: [720, 560, 1000, 400], slot: `reason ${number}`, chars: [40, 190] },
    ),
  ])

/** Tips on a strict grid: white paper, one red, numbers as large as the page allows. */
export const SWISS_RULES = template('swiss-rules', {
  kind: 'tips',
  theme: theme(['#ffffff', '#f1f1ee', '#111111', '#5c5c5c', '#d0211a', '#111111'], ['Inter', 'Inter']),
  slides: [
    slide('intro', '@background', [
      ...frame('@text'),
      shape('rectangle', '@primary', { at: [96, 236, 264, 264], wide: [1464, 236, 360, 360] }),
      shape('ellipse', '@text', { at: [720, 236, 264, 264], pin: ['right', 'top'], wide: [1464, 636, 240, 240] }),
      text(
        'Four rules for copy that gets read',
        { ...HEADLINE, size: 148, sizeMin: 72, lineHeight: 0.98, letterSpacing: -45, verticalAlign: 'bottom' },
        { at: [96, 540, 900, 560], wide: [96, 236, 1280, 600], slot: 'headline', chars: [12, 60] },
      ),
      avatar({ size: 34 }, { at: [96, 1166, 560, 88], pin: ['left', 'bottom'] }),
      icon('arrow-right', '@text', { at: [888, 1166, 96, 88], pin: ['right', 'bottom'] }),
    ]),
    rule(
      1,
      'Say the point first',
      'People decide in a second whether to read on. Put the result into the first line and explain it afterwards.',
    ),
    rule(
      2,
      'One idea, one sentence',
      'A comma often hides a second thought. Cut the sentence there and both halves become stronger.',
    ),
    rule(
      3,
      'Name things',
      '“We helped a bakery sell 300 more loaves a week” beats “we drive growth for local businesses”.',
    ),
    rule(4, 'Cut the warm-up', 'Delete your first paragraph and read again. Most of the time nothing is missing.'),
    slide('outro', '@primary', [
      ...frame('@background'),
      text(
        'Which rule will you use today?',
        { ...HEADLINE, size: 132, sizeMin: 64, color: '@background', verticalAlign: 'middle' },
        { at: [96, 260, 888, 640], wide: [96, 240, 1280, 560], slot: 'question', chars: [12, 60] },
      ),
      icon('bookmark', '@background', { at: [96, 960, 72, 72], pin: ['left', 'bottom'] }),
      text(
        'Save it for your next draft',
        { size: 42, sizeMin: 32, weight: 600, color: '@background', verticalAlign: 'middle' },
        { at: [188, 956, 796, 80], pin: ['both', 'bottom'], slot: 'call', chars: [6, 40] },
      ),
      avatar({ size: 34, color: '@background' }, { at: [96, 1166, 560, 88], pin: ['left', 'bottom'] }),
    ]),
  ],
})
