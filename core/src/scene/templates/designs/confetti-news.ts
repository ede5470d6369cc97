import type { Color } from '../../color.ts'
import type { LayerOf } from '../../layer.ts'
import { avatar } from '../builders/avatar.ts'
import { icon } from '../builders/icon.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const PARTY = { family: '@heading', weight: 800, lineHeight: 1.05, letterSpacing: -20, align: 'center' } as const

type Bit = readonly [LayerOf<'shape'>['shape'], Color, number, number, number, number]

const BITS: readonly Bit[] = [
  ['ellipse', '@primary', 80, 90, 96, 0],
  ['triangle', '@accent', 260, 60, 84, 24],
  ['plus', '#1f9e8f', 470, 110, 76, 15],
  ['star', '@accent', 720, 60, 96, -12],
  ['rectangle', '#1f9e8f', 900, 120, 70, 32],
  ['ellipse', '@accent', 40, 330, 56, 0],
  ['diamond', '@primary', 950, 340, 80, 0],
]

/** Paper bits along the upper edge, and the same once more, mirrored, along the lower one. */
const confetti = () => [
  ...BITS.map(([form, color, x, y, size, rotate]) =>
    shape(form, color, { at: [x, y, size, size], pin: ['scale', 'top'], rotate }),
  ),
  ...BITS.map(([form, color, x, y, size, rotate]) =>
    shape(form, color, {
      at: [1080 - x - size, 1350 - y - size, size, size],
      pin: ['scale', 'bottom'],
      rotate: -rotate,
    }),
  ),
]

const reason = (at: number, sign: string, title: string, body: string) =>
  slide('content', at % 2 === 1 ? '@surface' : '@background', [
    shape('ellipse', '@primary', { at: [-160, -160, 420, 420], pin: ['left', 'top'] }),
    shape('triangle', '@accent', { at: [900, 90, 130, 130], pin: ['right', 'top'], rotate: 20 }),
    shape('plus', '#1f9e8f', { at: [60, 1180, 110, 110], pin: ['left', 'bottom'], rotate: 15 }),
    shape('star', '@accent', { at: [900, 1150, 140, 140], pin: ['right', 'bottom'], rotate: -10 }),
    shape('burst', '@primary', {
      at: [400, 190, 280, 280],
      pin: ['center', 'scale'],
      wide: [200, 400, 320, 320],
      square: [440, 130, 200, 200],
    }),
    icon(sign, '@background', {
      at: [475, 265, 130, 130],
      pin: ['center', 'scale'],
      wide: [285, 485, 150, 150],
      square: [490, 180, 100, 100],
      stroke: 1.75,
    }),
    text(
      title,
      { ...PARTY, size: 96, sizeMin: 52, verticalAlign: 'middle' },
      {
        at: [100, 510, 880, 270],
        wide: [640, 210, 1080, 330],
        slot: `news ${at}`,
        chars: [6, 46],
      },
    ),
    text(
      body,
      { size: 44, sizeMin: 32, align: 'center' },
      {
        at: [140, 800, 800, 310],
        wide: [700, 570, 960, 300],
        slot: `detail ${at}`,
        chars: [24, 150],
      },
    ),
    pageNumber(
      'dots',
      { size: 30, color: '@primary', align: 'center' },
      { at: [390, 1220, 300, 44], pin: ['center', 'bottom'] },
    ),
  ])

/** A cheerful announcement: paper bits in three colours, everything centred like on a birthday card. */
export const CONFETTI_NEWS = template('confetti-news', {
  kind: 'announcement',
  theme: theme(['#fffaf0', '#fdeef4', '#2a1a4a', '#5c4f78', '#c2257a', '#ffb52e'], ['Poppins', 'Poppins']),
  slides: [
    slide('intro', '@background', [
      ...confetti(),
      text(
        '10,000 of you. Thank you!',
        { ...PARTY, size: 170, sizeMin: 80, verticalAlign: 'middle' },
        {
          at: [90, 380, 900, 520],
          wide: [240, 230, 1440, 470],
          square: [140, 290, 800, 360],
          slot: 'headline',
          chars: [8, 40],
        },
      ),
      avatar({ size: 34 }, { at: [380, 930, 320, 88], pin: ['center', 'scale'], wide: [800, 720, 320, 88] }),
    ]),
    reason(
      1,
      'gift',
      'So here is a present',
      'Our whole library of 200 first lines is free for a week. No address, no form.',
    ),
    reason(
      2,
      'microphone',
      'We answer everything',
      'On Thursday at 7 p.m. we go live for an hour and take every question.',
    ),
    reason(3, 'heart', 'One of you joins us', 'We draw one comment and plan a full month of content together.'),
    slide('outro', '@background', [
      ...confetti(),
      text(
        'How long have you been here?',
        { ...PARTY, size: 130, sizeMin: 64, verticalAlign: 'middle' },
        {
          at: [100, 360, 880, 400],
          wide: [240, 210, 1440, 340],
          square: [100, 290, 880, 280],
          slot: 'question',
          chars: [8, 44],
        },
      ),
      text(
        'Tell us in the comments: week, month or year one?',
        { size: 46, sizeMin: 32, align: 'center' },
        {
          at: [150, 780, 780, 180],
          wide: [460, 570, 1000, 140],
          slot: 'call',
          chars: [10, 80],
        },
      ),
      avatar({ size: 34 }, { at: [380, 980, 320, 88], pin: ['center', 'scale'], wide: [800, 740, 320, 88] }),
    ]),
  ],
})
