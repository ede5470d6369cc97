import { avatar } from '../builders/avatar.ts'
import { icon } from '../builders/icon.ts'
import { line } from '../builders/line.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { solid } from '../builders/solid.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const MONO = { family: '@heading', weight: 700, lineHeight: 1.12, letterSpacing: -30 }
const LABEL = { family: '@heading', weight: 500, size: 30, sizeMin: 30, letterSpacing: 40, case: 'upper' } as const
const CELLS = [0, 1, 2, 3, 4, 5]

/** The paper of a drawing: a faint grid, a frame, and the corner with what the drawing is. */
const paper = () => [
  ...CELLS.map((cell) =>
    shape('rectangle', '@muted', { at: [180 * cell, 0, 2, 1350], pin: ['scale', 'both'], opacity: 0.18 }),
  ),
  ...CELLS.map((cell) =>
    shape('rectangle', '@muted', { at: [0, 225 * cell, 1080, 2], pin: ['both', 'scale'], opacity: 0.18 }),
  ),
  shape('rectangle', null, { at: [54, 54, 972, 1242], pin: ['both', 'both'], stroke: outline('@muted', 3) }),
  line(outline('@muted', 3), { at: [54, 1180, 972, 20], pin: ['both', 'bottom'] }),
  avatar({ ...LABEL, size: 33, case: 'typed', letterSpacing: 0 }, { at: [84, 1206, 540, 76], pin: ['left', 'bottom'] }),
  pageNumber('ofAll', { ...LABEL, align: 'end' }, { at: [776, 1222, 220, 44], pin: ['right', 'bottom'] }),
]

const step = (at: number, sign: string, title: string, body: string) =>
  slide('content', '@background', [
    ...paper(),
    shape('ellipse', null, {
      at: [640, 110, 320, 320],
      pin: ['right', 'top'],
      square: [700, 96, 260, 260],
      wide: [1380, 250, 440, 440],
      stroke: outline('@accent', 4, 'dashed'),
    }),
    icon(sign, '@accent', {
      at: [720, 190, 160, 160],
      pin: ['right', 'top'],
      square: [760, 156, 140, 140],
      wide: [1490, 360, 220, 220],
      stroke: 1.25,
    }),
    line(outline('@accent', 3), {
      at: [390, 260, 250, 20],
      pin: ['both', 'top'],
      square: [390, 216, 310, 20],
      wide: [390, 180, 900, 20],
      end: 'dot',
    }),
    text(
      `Step ${at}`,
      { ...LABEL, weight: 700, color: '@background', align: 'center', verticalAlign: 'middle' },
      {
        at: [110, 232, 280, 76],
        pin: ['left', 'top'],
        square: [110, 188, 280, 76],
        wide: [110, 152, 280, 76],
        fill: solid('@accent'),
      },
    ),
    text(
      title,
      { ...MONO, size: 88, sizeMin: 46, verticalAlign: 'bottom' },
      {
        at: [110, 470, 860, 300],
        wide: [110, 270, 1160, 280],
        slot: `step ${at}`,
        chars: [6, 46],
      },
    ),
    text(
      body,
      { size: 42, sizeMin: 31, color: '@muted' },
      {
        at: [110, 800, 860, 350],
        wide: [110, 590, 1120, 300],
        slot: `detail ${at}`,
        chars: [30, 180],
      },
    ),
  ])

/** Steps as a technical drawing: white lines on blue paper, one amber pencil. */
export const BLUEPRINT_STEPS = template('blueprint-steps', {
  kind: 'howTo',
  theme: theme(['#0d3b7a', '#134a94', '#f3f8ff', '#bfd6f5', '#8fc1ff', '#ffc44d'], ['JetBrains Mono', 'IBM Plex Sans']),
  slides: [
    slide('intro', '@background', [
      ...paper(),
      text(
        'How to build',
        { ...LABEL, color: '@accent' },
        { at: [110, 120, 700, 48], pin: ['left', 'top'], slot: 'topic', chars: [4, 26] },
      ),
      text(
        'A content calendar in 45 minutes',
        { ...MONO, size: 126, sizeMin: 58, lineHeight: 1.05, verticalAlign: 'middle' },
        {
          at: [110, 200, 860, 560],
          wide: [110, 190, 1120, 640],
          slot: 'headline',
          chars: [10, 50],
        },
      ),
      shape('rectangle', null, {
        at: [110, 830, 400, 260],
        pin: ['left', 'scale'],
        wide: [1330, 230, 460, 280],
        stroke: outline('@accent', 4),
      }),
      shape('rectangle', null, {
        at: [570, 830, 400, 260],
        pin: ['right', 'scale'],
        wide: [1330, 570, 460, 280],
        stroke: outline('@accent', 4, 'dashed'),
      }),
      icon('calendar', '@accent', {
        at: [230, 880, 160, 160],
        pin: ['left', 'scale'],
        wide: [1480, 290, 160, 160],
        stroke: 1.25,
      }),
      icon('clock', '@accent', {
        at: [690, 880, 160, 160],
        pin: ['right', 'scale'],
        wide: [1480, 630, 160, 160],
        stroke: 1.25,
      }),
    ]),
    step(
      1,
      'target',
      'Pick one goal',
      'Replies, sign-ups or sales: one of them for the whole month. Everything else is decoration.',
    ),
    step(
      2,
      'list-check',
      'Draw four lanes',
      'Teach, show, ask, sell. Each post goes into one lane, and no lane stays empty for two weeks.',
    ),
    step(
      3,
      'pencil',
      'Write the first lines',
      'Only the first line of every post. A calendar of twelve good first lines is half the work.',
    ),
    step(
      4,
      'clock',
      'Set fixed times',
      'Two weekdays and two times. Change them after a month of numbers, not after a bad Monday.',
    ),
    slide('outro', '@background', [
      ...paper(),
      text('Drawing complete', { ...LABEL, color: '@accent' }, { at: [110, 120, 700, 48], pin: ['left', 'top'] }),
      text(
        'Your turn: which step takes you longest?',
        { ...MONO, size: 104, sizeMin: 52, verticalAlign: 'middle' },
        {
          at: [110, 220, 860, 560],
          wide: [110, 200, 1400, 420],
          slot: 'question',
          chars: [10, 60],
        },
      ),
      text(
        'Save this drawing and build along on Sunday.',
        { size: 44, sizeMin: 32, color: '@background', weight: 600, align: 'center', verticalAlign: 'middle' },
        {
          at: [110, 860, 860, 180],
          wide: [110, 660, 1100, 190],
          fill: solid('@accent'),
          padding: 32,
          slot: 'call',
          chars: [8, 70],
        },
      ),
    ]),
  ],
})
