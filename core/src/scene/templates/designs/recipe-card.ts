import { avatar } from '../builders/avatar.ts'
import { icon } from '../builders/icon.ts'
import { list, text } from '../builders/text.ts'
import { line } from '../builders/line.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { picture } from '../builders/picture.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { solid } from '../builders/solid.ts'
import { template } from '../builders/template.ts'
import { theme } from '../builders/theme.ts'

const DISH = { family: '@heading', weight: 400, lineHeight: 1.05, letterSpacing: -8 }
const SMALL = { size: 31, sizeMin: 30, weight: 600 }

const card = () => [
  shape('rectangle', '@surface', { at: [60, 60, 960, 1230], pin: ['both', 'both'], radius: 48 }),
  pageNumber(
    'dots',
    { ...SMALL, color: '@primary', align: 'end' },
    { at: [740, 1200, 220, 44], pin: ['right', 'bottom'] },
  ),
  avatar({ ...SMALL, size: 33 }, { at: [120, 1176, 520, 84], pin: ['left', 'bottom'] }),
]

const step = (at: number, title: string, body: string) =>
  slide('content', '@background', [
    ...card(),
    picture('What the dish looks like at this step', {
      at: [120, 120, 840, 480],
      pin: ['both', 'scale'],
      wide: [120, 120, 760, 740],
      radius: 32,
      slot: `picture ${at}`,
    }),
    shape('ellipse', '@primary', { at: [120, 540, 140, 140], pin: ['left', 'scale'], wide: [810, 180, 140, 140] }),
    text(
      `${at}`,
      { ...DISH, size: 76, sizeMin: 60, color: '@surface', align: 'center', verticalAlign: 'middle' },
      {
        at: [120, 540, 140, 140],
        pin: ['left', 'scale'],
        wide: [810, 180, 140, 140],
      },
    ),
    text(
      title,
      { ...DISH, size: 84, sizeMin: 48, verticalAlign: 'bottom' },
      {
        at: [120, 700, 840, 190],
        wide: [990, 160, 800, 290],
        slot: `step ${at}`,
        chars: [6, 44],
      },
    ),
    text(
      body,
      { size: 40, sizeMin: 30, color: '@muted' },
      {
        at: [120, 910, 840, 240],
        wide: [990, 480, 780, 420],
        slot: `detail ${at}`,
        chars: [20, 150],
      },
    ),
  ])

/** A recipe on a round-cornered card, with an arched picture and a list of ingredients. */
export const RECIPE_CARD = template('recipe-card', {
  kind: 'howTo',
  theme: theme(['#f3d9c4', '#fffaf3', '#3a2418', '#6d5343', '#b4442a', '#7d8f4e'], ['DM Serif Display', 'DM Sans']),
  slides: [
    slide('intro', '@background', [
      picture('The finished dish from above', {
        at: [190, 90, 700, 620],
        pin: ['center', 'scale'],
        wide: [1080, 90, 720, 900],
        mask: 'arch',
        slot: 'dish',
      }),
      text(
        'Tomato soup that tastes of summer',
        { ...DISH, size: 124, sizeMin: 64, align: 'center', verticalAlign: 'middle' },
        {
          at: [90, 730, 900, 330],
          wide: [120, 180, 860, 520],
          slot: 'headline',
          chars: [8, 50],
        },
      ),
      icon('clock', '@primary', { at: [302, 1096, 56, 56], pin: ['center', 'bottom'], wide: [312, 780, 56, 56] }),
      text(
        '25 minutes · 4 people',
        { ...SMALL, size: 38, color: '@text', verticalAlign: 'middle' },
        {
          at: [376, 1092, 460, 64],
          pin: ['center', 'bottom'],
          wide: [386, 776, 460, 64],
          slot: 'facts',
          chars: [4, 24],
        },
      ),
      avatar(
        { ...SMALL, size: 33 },
        { at: [390, 1200, 320, 84], pin: ['center', 'bottom'], wide: [390, 900, 320, 84] },
      ),
    ]),
    slide('content', '@background', [
      ...card(),
      text(
        'You need',
        { ...DISH, size: 112, sizeMin: 64, color: '@primary' },
        { at: [120, 130, 840, 140], pin: ['both', 'top'], slot: 'ingredients title', chars: [4, 18] },
      ),
      line(outline('@accent', 4, 'dotted'), { at: [120, 286, 840, 20], pin: ['both', 'top'] }),
      list(
        [
          '1 kg ripe tomatoes, halved',
          '2 red onions in wedges',
          '4 cloves of garlic, unpeeled',
          '1 bunch of basil',
          '300 ml vegetable stock',
          'Olive oil, salt, a pinch of sugar',
        ],
        'bullet',
        { size: 46, sizeMin: 32, lineHeight: 1.55 },
        {
          at: [120, 340, 840, 800],
          pin: ['both', 'both'],
          slot: 'ingredients',
          items: [3, 8, 36],
        },
      ),
    ]),
    step(1, 'Roast everything', 'Tomatoes, onions and garlic with plenty of oil and salt: 20 minutes at 220 °C.'),
    step(
      2,
      'Squeeze and blend',
      'Press the garlic out of its skin, add the stock and half of the basil, and blend it smooth.',
    ),
    step(3, 'Rest, then serve', 'Five minutes with the lid on. Oil, basil and black pepper on top, bread on the side.'),
    slide('outro', '@primary', [
      shape('ellipse', '@surface', {
        at: [140, 190, 800, 800],
        pin: ['center', 'scale'],
        wide: [560, 80, 800, 800],
        opacity: 0.12,
      }),
      text(
        'Enjoy your meal!',
        { ...DISH, size: 150, sizeMin: 76, color: '@surface', align: 'center', verticalAlign: 'middle' },
        {
          at: [110, 290, 860, 420],
          wide: [260, 190, 1400, 330],
          slot: 'closing',
          chars: [6, 34],
        },
      ),
      text(
        'Save the recipe and show me your bowl.',
        { size: 44, sizeMin: 32, color: '@text', weight: 600, align: 'center', verticalAlign: 'middle' },
        {
          at: [140, 740, 800, 190],
          wide: [510, 570, 900, 190],
          fill: solid('@surface'),
          radius: 75,
          padding: 24,
          slot: 'call',
          chars: [8, 60],
        },
      ),
      avatar({ ...SMALL, size: 33, color: '@surface' }, { at: [390, 1176, 320, 84], pin: ['center', 'bottom'] }),
    ]),
  ],
})
