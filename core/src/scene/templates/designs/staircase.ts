import { avatar } from '../builders/avatar.ts'
import { gradient } from '../builders/gradient.ts'
import { icon } from '../builders/icon.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const ROUND = { family: '@heading', weight: 700, lineHeight: 1.06, letterSpacing: -20 }
const SKY = gradient(90, '@background', '@surface')
const TREADS = [0, 1, 2, 3]

/** The stairs at the bottom of a slide; those that are reached are in colour. */
const stairs = (reached: number) =>
  TREADS.map((tread) =>
    shape('rectangle', tread < reached ? '@primary' : '@text', {
      at: [270 * tread, 1130 - 70 * tread, 270, 220 + 70 * tread],
      pin: ['scale', 'bottom'],
      wide: [1200 + 180 * tread, 820 - 150 * tread, 180, 260 + 150 * tread],
      opacity: tread < reached ? 1 : 0.12,
    }),
  )

const climber = (on: number) => {
  const tread = on - 1
  return icon(on === 4 ? 'trophy' : 'walk', '@primary', {
    at: [270 * tread + 75, 1000 - 70 * tread, 120, 120],
    pin: ['scale', 'bottom'],
    wide: [1230 + 180 * tread, 690 - 150 * tread, 120, 120],
    stroke: 1.75,
  })
}

const head = () => [
  avatar({ size: 33 }, { at: [84, 84, 560, 84], pin: ['left', 'top'] }),
  pageNumber('ofAll', { size: 30, weight: 600, align: 'end' }, { at: [796, 104, 200, 44], pin: ['right', 'top'] }),
]

const step = (at: number, title: string, body: string) =>
  slide('content', SKY, [
    ...stairs(at),
    climber(at),
    ...head(),
    text(
      `Step ${at}`,
      { size: 36, sizeMin: 32, weight: 700, color: '@primary' },
      {
        at: [84, 220, 500, 56],
        pin: ['left', 'top'],
      },
    ),
    text(
      title,
      { ...ROUND, size: 96, sizeMin: 52 },
      {
        at: [84, 286, 912, 220],
        wide: [84, 290, 1040, 260],
        square: [84, 276, 912, 170],
        slot: `step ${at}`,
        chars: [6, 42],
      },
    ),
    text(
      body,
      { size: 42, sizeMin: 31 },
      {
        at: [84, 520, 860, 260],
        wide: [84, 580, 960, 340],
        square: [84, 456, 912, 200],
        slot: `detail ${at}`,
        chars: [24, 140],
      },
    ),
  ])

/** Four steps up a stair that fills with colour from slide to slide. */
export const STAIRCASE = template('staircase', {
  kind: 'howTo',
  theme: theme(['#eef4ff', '#ffe9e0', '#20264a', '#4f5680', '#5138d6', '#ff8a5c'], ['Outfit', 'Outfit']),
  slides: [
    slide('intro', SKY, [
      shape('ellipse', '@accent', { at: [790, 700, 210, 210], pin: ['right', 'bottom'], wide: [1480, 150, 220, 220] }),
      ...stairs(0),
      ...head(),
      text(
        'From first idea to first client',
        { ...ROUND, size: 136, sizeMin: 64, verticalAlign: 'middle' },
        {
          at: [84, 250, 860, 560],
          wide: [84, 230, 1080, 560],
          // Beside the sun, which stands on the stairs.
          square: [84, 220, 690, 430],
          slot: 'headline',
          chars: [10, 48],
        },
      ),
    ]),
    step(1, 'Offer one thing', 'One problem, one price, one page. You can add the rest once somebody has paid.'),
    step(2, 'Tell ten people', 'Not the internet: ten people by name, who have the problem this month.'),
    step(3, 'Do it by hand', 'Do not build anything yet. Deliver it yourself, and write down what takes time.'),
    step(4, 'Ask for the next', 'A happy client knows two others. Ask on the day you deliver.'),
    slide('outro', '@primary', [
      shape('ellipse', '@accent', { at: [640, 820, 700, 700], pin: ['right', 'bottom'] }),
      text(
        'Which step are you on?',
        { ...ROUND, size: 140, sizeMin: 64, color: '@background', verticalAlign: 'middle' },
        {
          at: [84, 180, 912, 460],
          wide: [84, 160, 1300, 420],
          slot: 'question',
          chars: [8, 44],
        },
      ),
      text(
        'Comment with a number from 1 to 4.',
        { size: 46, sizeMin: 34, color: '@background' },
        {
          at: [84, 670, 800, 140],
          wide: [84, 620, 1000, 140],
          slot: 'call',
          chars: [8, 60],
        },
      ),
      avatar({ size: 33, color: '@background' }, { at: [84, 1190, 500, 84], pin: ['left', 'bottom'] }),
    ]),
  ],
})
