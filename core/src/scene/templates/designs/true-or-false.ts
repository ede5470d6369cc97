import type { Color } from '../../color.ts'
import { avatar } from '../builders/avatar.ts'
import { icon } from '../builders/icon.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const QUIZ = { family: '@heading', weight: 800, lineHeight: 1.08, letterSpacing: -15 }

const claim = (at: number, words: string) =>
  slide('content', '@surface', [
    pageNumber('bar', { size: 30, color: '@primary' }, { at: [80, 96, 920, 16], pin: ['both', 'top'] }),
    text(
      'True or false?',
      { size: 40, sizeMin: 32, weight: 700, color: '@primary' },
      { at: [80, 160, 700, 60], pin: ['left', 'top'] },
    ),
    text(
      words,
      { ...QUIZ, size: 100, sizeMin: 50, verticalAlign: 'middle' },
      {
        at: [80, 250, 920, 560],
        wide: [80, 250, 1040, 660],
        slot: `claim ${at}`,
        chars: [14, 90],
      },
    ),
    ...choice('circle-check', '@primary', [80, 880, 440, 300], [1220, 250, 620, 310]),
    ...choice('circle-x', '@accent', [560, 880, 440, 300], [1220, 600, 620, 310]),
  ])

type Rect = readonly [number, number, number, number]

const choice = (sign: string, color: Color, at: Rect, wide: Rect) => [
  shape('rectangle', color, { at, wide, pin: ['scale', 'scale'], radius: 56 }),
  icon(sign, '@background', { at: middle(at), wide: middle(wide), pin: ['scale', 'scale'], stroke: 2.5 }),
]

const middle = ([x, y, width, height]: Rect): Rect => [x + width / 2 - 80, y + height / 2 - 80, 160, 160]

const answer = (at: number, isTrue: boolean, verdict: string, body: string) =>
  slide('content', isTrue ? '@primary' : '@accent', [
    shape('ellipse', '@background', { at: [700, -220, 640, 640], pin: ['right', 'top'], opacity: 0.14 }),
    icon(isTrue ? 'circle-check' : 'circle-x', '@background', {
      at: [72, 110, 220, 220],
      pin: ['left', 'top'],
      square: [72, 72, 170, 170],
      wide: [1480, 110, 320, 320],
      stroke: 1.5,
    }),
    text(
      verdict,
      { ...QUIZ, size: 168, sizeMin: 84, color: '@background', verticalAlign: 'bottom' },
      {
        at: [80, 380, 920, 280],
        wide: [80, 110, 1300, 330],
        slot: `verdict ${at}`,
        chars: [4, 18],
      },
    ),
    text(
      body,
      { size: 48, sizeMin: 33, weight: 500, color: '@background' },
      {
        at: [80, 700, 900, 430],
        wide: [80, 500, 1300, 380],
        slot: `answer ${at}`,
        chars: [40, 200],
      },
    ),
    pageNumber('bar', { size: 30, color: '@background' }, { at: [80, 1240, 920, 16], pin: ['both', 'bottom'] }),
  ])

/** A quiz: the claim with two big keys, and the answer on the next slide in the colour of the right key. */
export const TRUE_OR_FALSE = template('true-or-false', {
  kind: 'mythFact',
  theme: theme(['#ffffff', '#eef2fb', '#131b36', '#4e587a', '#0a6b57', '#c0313f'], ['Montserrat', 'Open Sans']),
  slides: [
    slide('intro', '@background', [
      shape('rectangle', '@primary', { at: [0, 0, 540, 470], pin: ['scale', 'scale'], wide: [1280, 0, 640, 540] }),
      shape('rectangle', '@accent', { at: [540, 0, 540, 470], pin: ['scale', 'scale'], wide: [1280, 540, 640, 540] }),
      icon('circle-check', '@background', {
        at: [150, 115, 240, 240],
        pin: ['scale', 'scale'],
        wide: [1480, 150, 240, 240],
        stroke: 2.5,
      }),
      icon('circle-x', '@background', {
        at: [690, 115, 240, 240],
        pin: ['scale', 'scale'],
        wide: [1480, 690, 240, 240],
        stroke: 2.5,
      }),
      text(
        'True or false: the sleep edition',
        { ...QUIZ, size: 136, sizeMin: 62, verticalAlign: 'middle' },
        {
          at: [80, 520, 920, 560],
          wide: [80, 180, 1120, 640],
          slot: 'headline',
          chars: [8, 52],
        },
      ),
      avatar({ size: 34 }, { at: [80, 1180, 560, 88], pin: ['left', 'bottom'], wide: [80, 910, 560, 88] }),
    ]),
    claim(1, 'You can catch up on lost sleep at the weekend.'),
    answer(
      1,
      false,
      'False.',
      'Sleeping in helps you feel better for a day. It moves your inner clock, and Monday starts even harder. An earlier evening works better.',
    ),
    claim(2, 'A cool bedroom helps you fall asleep.'),
    answer(
      2,
      true,
      'True.',
      'Your body lowers its temperature at night. Around 18 °C makes that easy, with a warm blanket and an open window before bed.',
    ),
    slide('outro', '@text', [
      shape('ellipse', '@primary', { at: [-260, 760, 860, 860], pin: ['left', 'bottom'] }),
      shape('ellipse', '@accent', { at: [560, 900, 700, 700], pin: ['right', 'bottom'], wide: [1360, 560, 760, 760] }),
      text(
        'How many did you get right?',
        { ...QUIZ, size: 132, sizeMin: 60, color: '@background' },
        {
          at: [80, 110, 920, 470],
          wide: [80, 110, 1300, 250],
          square: [80, 100, 920, 280],
          slot: 'question',
          chars: [8, 46],
        },
      ),
      text(
        'Post your score and challenge a friend.',
        { size: 46, sizeMin: 32, color: '@background', weight: 600 },
        {
          at: [80, 600, 800, 140],
          wide: [80, 370, 1000, 90],
          square: [80, 390, 800, 100],
          slot: 'call',
          chars: [8, 60],
        },
      ),
    ]),
  ],
})
