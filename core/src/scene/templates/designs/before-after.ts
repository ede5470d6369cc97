import { avatar } from '../builders/avatar.ts'
import { icon } from '../builders/icon.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { solid } from '../builders/solid.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const TITLE = { family: '@heading', weight: 800, lineHeight: 1.06, letterSpacing: -20 }
const TAG = { size: 34, sizeMin: 30, weight: 700, align: 'center', verticalAlign: 'middle' } as const
const number = (color: string) =>
  pageNumber(
    'ofAll',
    { size: 30, weight: 600, color, align: 'end' },
    { at: [804, 1230, 200, 44], pin: ['right', 'bottom'] },
  )

const halves = (at: number, before: string, after: string) =>
  slide('content', '@background', [
    shape('rectangle', '@text', { at: [0, 0, 1080, 675], pin: ['both', 'scale'], wide: [0, 0, 960, 1080] }),
    text(
      'Before',
      { ...TAG, color: '@text' },
      { at: [76, 76, 210, 72], pin: ['left', 'top'], fill: solid('@surface'), radius: 36 },
    ),
    text(
      before,
      { ...TITLE, weight: 700, size: 66, sizeMin: 38, lineHeight: 1.16, color: '@background', verticalAlign: 'middle' },
      {
        at: [76, 176, 928, 430],
        wide: [76, 190, 780, 700],
        slot: `before ${at}`,
        chars: [12, 120],
      },
    ),
    text(
      'After',
      { ...TAG, color: '@background' },
      {
        at: [76, 751, 210, 72],
        pin: ['left', 'scale'],
        fill: solid('@primary'),
        radius: 36,
        wide: [1076, 76, 210, 72],
      },
    ),
    text(
      after,
      { ...TITLE, size: 66, sizeMin: 38, lineHeight: 1.16, verticalAlign: 'middle' },
      {
        at: [76, 846, 928, 370],
        wide: [1076, 190, 760, 700],
        slot: `after ${at}`,
        chars: [12, 110],
      },
    ),
    shape('ellipse', '@primary', { at: [852, 611, 128, 128], pin: ['right', 'scale'], wide: [896, 476, 128, 128] }),
    icon('arrow-down', '@background', { at: [884, 643, 64, 64], pin: ['right', 'scale'], not: ['16:9'], stroke: 2.25 }),
    icon('arrow-right', '@background', {
      at: [884, 643, 64, 64],
      wide: [928, 508, 64, 64],
      not: ['4:5', '1:1', '9:16', '2:3'],
      stroke: 2.25,
    }),
    number('@muted'),
  ])

/** A case told in two halves: what it was like in the dark one, what it is like now in the light one. */
export const BEFORE_AFTER = template('before-after', {
  kind: 'caseStudy',
  theme: theme(['#fbfaf6', '#e9e6dc', '#14231c', '#56635b', '#0b7a4b', '#f2b63c'], ['Manrope', 'Manrope']),
  slides: [
    slide('intro', '@background', [
      shape('rectangle', '@text', { at: [0, 675, 1080, 675], pin: ['both', 'scale'], wide: [1060, 0, 860, 1080] }),
      text(
        'Case study',
        { ...TAG, color: '@background' },
        {
          at: [76, 76, 270, 72],
          pin: ['left', 'top'],
          fill: solid('@primary'),
          radius: 36,
          slot: 'label',
          chars: [4, 14],
        },
      ),
      text(
        'From 3 hours of posting a day to 30 minutes',
        { ...TITLE, size: 112, sizeMin: 56, verticalAlign: 'middle' },
        {
          at: [76, 176, 928, 450],
          wide: [76, 190, 900, 660],
          slot: 'headline',
          chars: [14, 70],
        },
      ),
      text(
        '6×',
        {
          ...TITLE,
          size: 330,
          sizeMin: 140,
          lineHeight: 1,
          letterSpacing: -50,
          color: '@accent',
          verticalAlign: 'middle',
        },
        {
          at: [76, 725, 560, 390],
          wide: [1140, 190, 704, 440],
          slot: 'result',
          chars: [2, 5],
        },
      ),
      text(
        'less time on posting, in eight weeks',
        { size: 46, sizeMin: 34, weight: 600, color: '@background', verticalAlign: 'middle' },
        {
          at: [640, 725, 364, 390],
          wide: [1140, 640, 704, 170],
          slot: 'result means',
          chars: [10, 50],
        },
      ),
      avatar(
        { size: 33, color: '@background' },
        { at: [76, 1190, 560, 84], pin: ['left', 'bottom'], wide: [1140, 920, 560, 84] },
      ),
    ]),
    halves(1, 'Every post was copied by hand into five apps.', 'One draft, fitted to five channels before lunch.'),
    halves(2, 'Approvals got lost in a chat with 40 people.', 'One link, one button, and a record of who said yes.'),
    halves(3, 'Numbers were guessed on Friday afternoon.', 'Results arrive by themselves, next to each post.'),
    slide('outro', '@primary', [
      text(
        'Want the plan we used?',
        { ...TITLE, size: 120, sizeMin: 60, color: '@background', verticalAlign: 'bottom' },
        {
          at: [76, 200, 928, 480],
          wide: [76, 160, 1300, 420],
          slot: 'question',
          chars: [8, 50],
        },
      ),
      text(
        'Comment “PLAN” and I will send you the whole checklist, with the times and the templates.',
        { size: 46, sizeMin: 34, lineHeight: 1.4, color: '@background' },
        {
          at: [76, 730, 880, 300],
          wide: [76, 620, 1200, 220],
          slot: 'call',
          chars: [12, 120],
        },
      ),
      avatar({ size: 33, color: '@background' }, { at: [76, 1190, 560, 84], pin: ['left', 'bottom'] }),
      number('@background'),
    ]),
  ],
})
