import type { Color } from '../../color.ts'
import { avatar } from '../builders/avatar.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const DIGITS = { family: '@heading', weight: 800, lineHeight: 1, letterSpacing: -45 }
const ROWS = [0, 1, 2, 3, 4]
const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Fifty dots, of which a share is in colour: the number once more, to be seen. */
const dots = (share: number, on: Color) =>
  ROWS.flatMap((row) =>
    COLUMNS.map((column) => {
      const isOn = row * 10 + column < share / 2
      return shape('ellipse', isOn ? on : '@muted', {
        at: [80 + 94 * column, 690 + 94 * row, 66, 66],
        pin: ['scale', 'scale'],
        wide: [1010 + 84 * column, 260 + 84 * row, 60, 60],
        square: [80 + 94 * column, 560 + 72 * row, 54, 54],
        opacity: isOn ? 1 : 0.25,
      })
    }),
  )

const figure = (at: number, share: number, means: string, on: Color) =>
  slide('content', '@background', [
    pageNumber(
      'ofAll',
      { size: 30, weight: 600, color: '@muted', align: 'end' },
      { at: [800, 84, 200, 44], pin: ['right', 'top'] },
    ),
    text(
      `Finding ${at}`,
      { size: 32, sizeMin: 30, weight: 700, color: '@muted' },
      { at: [80, 84, 500, 48], pin: ['left', 'top'] },
    ),
    text(
      `${share} %`,
      { ...DIGITS, size: 330, sizeMin: 140, color: on, verticalAlign: 'middle' },
      {
        at: [72, 190, 936, 380],
        wide: [72, 200, 860, 440],
        square: [72, 150, 936, 330],
        slot: `share ${at}`,
        chars: [2, 6],
      },
    ),
    ...dots(share, on),
    text(
      means,
      { size: 50, sizeMin: 33, weight: 600, lineHeight: 1.3, verticalAlign: 'bottom' },
      {
        at: [80, 1160, 920, 130],
        pin: ['both', 'bottom'],
        wide: [80, 760, 1400, 200],
        square: [80, 930, 920, 110],
        slot: `finding ${at}`,
        chars: [16, 84],
      },
    ),
  ])

/** A study in single numbers, each shown twice: as digits, and as dots out of fifty. */
export const BIG_NUMBER = template('big-number', {
  kind: 'dataStory',
  theme: theme(['#f3f0ff', '#e4defc', '#1d1340', '#5a5080', '#5b21d1', '#b8356b'], ['Raleway', 'Raleway']),
  slides: [
    slide('intro', '@primary', [
      ...ROWS.flatMap((row) =>
        COLUMNS.map((column) =>
          shape('ellipse', '@background', {
            at: [80 + 94 * column, 90 + 94 * row, 66, 66],
            pin: ['scale', 'scale'],
            wide: [1010 + 84 * column, 330 + 84 * row, 60, 60],
            opacity: row * 10 + column === 23 ? 1 : 0.22,
          }),
        ),
      ),
      text(
        '1,204 teams told us how they plan',
        {
          ...DIGITS,
          letterSpacing: -30,
          size: 124,
          sizeMin: 60,
          lineHeight: 1.06,
          color: '@background',
          verticalAlign: 'bottom',
        },
        {
          at: [80, 580, 920, 500],
          wide: [80, 190, 860, 560],
          slot: 'headline',
          chars: [10, 54],
        },
      ),
      text(
        'Survey, October',
        { size: 40, sizeMin: 32, weight: 600, color: '@background' },
        {
          at: [80, 1100, 900, 64],
          pin: ['both', 'bottom'],
          wide: [80, 790, 860, 64],
          slot: 'source',
          chars: [4, 44],
        },
      ),
      avatar(
        { size: 34, color: '@background' },
        { at: [80, 1196, 560, 88], pin: ['left', 'bottom'], wide: [80, 910, 560, 88] },
      ),
    ]),
    figure(1, 62, 'decide on Sunday evening what they post on Monday.', '@primary'),
    figure(2, 24, 'have a written plan for the next four weeks.', '@accent'),
    figure(3, 88, 'of those with a plan say that they worry less.', '@primary'),
    slide('outro', '@text', [
      shape('ellipse', '@accent', { at: [700, -120, 520, 520], pin: ['right', 'top'] }),
      text(
        'Are you in the 24 %?',
        {
          ...DIGITS,
          letterSpacing: -30,
          size: 150,
          sizeMin: 70,
          lineHeight: 1.05,
          color: '@background',
          verticalAlign: 'bottom',
        },
        {
          at: [80, 420, 920, 420],
          wide: [80, 240, 1240, 380],
          slot: 'question',
          chars: [8, 44],
        },
      ),
      text(
        'The whole study is free. The link is in our profile.',
        { size: 46, sizeMin: 32, color: '@background' },
        {
          at: [80, 880, 860, 180],
          wide: [80, 660, 1200, 130],
          slot: 'call',
          chars: [10, 80],
        },
      ),
      avatar({ size: 34, color: '@background' }, { at: [80, 1196, 560, 88], pin: ['left', 'bottom'] }),
    ]),
  ],
})
