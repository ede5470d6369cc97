import { avatar } from '../builders/avatar.ts'
import { icon } from '../builders/icon.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const HAND = { family: '@heading', weight: 700, lineHeight: 1 }
const YELLOW = '#fff0a3'
const PINK = '#ffd5da'
const BLUE = '#d3e8ff'
const GREEN = '#d4efd9'

/** A note with its shadow and its tape, which is stuck on a little askew. */
const note = (color: string, turn: number) => [
  shape('rectangle', '@text', {
    at: [128, 238, 852, 880],
    wide: [278, 170, 1392, 760],
    pin: ['both', 'both'],
    opacity: 0.14,
    radius: 6,
  }),
  shape('rectangle', color, {
    at: [110, 218, 852, 880],
    wide: [260, 148, 1392, 760],
    pin: ['both', 'both'],
    radius: 6,
  }),
  shape('rectangle', '@surface', {
    at: [410, 182, 260, 76],
    wide: [826, 112, 260, 76],
    pin: ['center', 'top'],
    rotate: -2 * turn,
    opacity: 0.85,
  }),
]

const footer = () => [
  avatar({ size: 33 }, { at: [96, 1204, 560, 84], pin: ['left', 'bottom'], wide: [96, 966, 560, 84] }),
  pageNumber(
    'dots',
    { size: 30, color: '@primary', align: 'end' },
    { at: [764, 1224, 220, 44], pin: ['right', 'bottom'], wide: [1604, 986, 220, 44] },
  ),
]

const tip = (at: number, color: string, turn: number, title: string, body: string) =>
  slide('content', '@background', [
    ...note(color, turn),
    text(
      `No. ${at}`,
      { ...HAND, size: 64, sizeMin: 44, color: '@primary' },
      {
        at: [180, 300, 500, 80],
        wide: [350, 220, 500, 80],
      },
    ),
    text(
      title,
      { ...HAND, size: 128, sizeMin: 52 },
      {
        at: [180, 390, 712, 300],
        wide: [350, 310, 1212, 220],
        slot: `tip ${at}`,
        chars: [8, 44],
      },
    ),
    text(
      body,
      { size: 44, sizeMin: 32, weight: 600, lineHeight: 1.4 },
      {
        at: [180, 710, 712, 340],
        wide: [350, 560, 1100, 290],
        slot: `detail ${at}`,
        chars: [30, 160],
      },
    ),
    ...footer(),
  ])

/** Tips on a pinboard: paper notes, handwriting, tape. */
export const STICKY_NOTES = template('sticky-notes', {
  kind: 'tips',
  theme: theme(['#efe5d3', '#fffdf7', '#2b2620', '#5c5344', '#a83a0c', '#2f7d5b'], ['Caveat', 'Nunito']),
  slides: [
    slide('intro', '@background', [
      shape('rectangle', PINK, {
        at: [560, 130, 400, 400],
        pin: ['right', 'top'],
        wide: [1360, 130, 400, 400],
        rotate: 9,
        radius: 6,
      }),
      shape('rectangle', BLUE, {
        at: [120, 180, 420, 420],
        pin: ['left', 'top'],
        wide: [1240, 400, 420, 420],
        rotate: -7,
        radius: 6,
      }),
      shape('rectangle', YELLOW, {
        at: [330, 150, 420, 420],
        pin: ['center', 'top'],
        wide: [1430, 360, 420, 420],
        rotate: 2,
        radius: 6,
      }),
      icon('bulb', '@primary', {
        at: [430, 250, 220, 220],
        pin: ['center', 'top'],
        wide: [1530, 460, 220, 220],
        stroke: 1.25,
      }),
      text(
        'Four small habits for a tidy content week',
        { ...HAND, size: 164, sizeMin: 84, lineHeight: 0.95, verticalAlign: 'middle' },
        {
          at: [96, 640, 888, 500],
          wide: [96, 130, 1080, 760],
          square: [96, 590, 888, 330],
          slot: 'headline',
          chars: [12, 60],
        },
      ),
      ...footer(),
    ]),
    tip(
      1,
      YELLOW,
      -1.5,
      'Write on Monday only',
      'Open one document, write five first lines, and stop. Choosing the best one is easier on Tuesday.',
    ),
    tip(
      2,
      PINK,
      1.5,
      'Keep a list of questions',
      'Every question a customer asks you is a post. Note it in their words, not in yours.',
    ),
    tip(
      3,
      BLUE,
      -1,
      'Reuse what worked',
      'Look at your three best posts of last quarter. Say the same thing with a new example.',
    ),
    tip(4, GREEN, 1, 'End with one question', 'Not five, and not “thoughts?”. Ask what only your readers can answer.'),
    slide('outro', '@background', [
      ...note(YELLOW, 1.5),
      text(
        'Stick it on your wall!',
        { ...HAND, size: 170, sizeMin: 64, align: 'center', verticalAlign: 'middle', lineHeight: 0.95 },
        {
          at: [180, 320, 712, 420],
          wide: [350, 230, 1212, 330],
          slot: 'closing',
          chars: [8, 40],
        },
      ),
      text(
        'Save this deck, then tell me: which habit do you try first?',
        { size: 44, sizeMin: 32, weight: 600, align: 'center' },
        {
          at: [200, 780, 672, 240],
          wide: [450, 600, 1012, 200],
          slot: 'call',
          chars: [12, 90],
        },
      ),
      ...footer(),
    ]),
  ],
})
