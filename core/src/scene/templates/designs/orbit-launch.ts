import { avatar } from '../builders/avatar.ts'
import { gradient } from '../builders/gradient.ts'
import { icon } from '../builders/icon.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { solid } from '../builders/solid.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const TITLE = { family: '@heading', weight: 700, lineHeight: 1.02, letterSpacing: -25 }
const NIGHT = gradient(120, '@background', '@surface')
const GLOW = gradient(60, ['@primary', 1], ['@accent', 0.9], ['@accent', 0])

const footer = () => [
  avatar({ size: 33 }, { at: [84, 1190, 520, 84], pin: ['left', 'bottom'] }),
  pageNumber('bar', { size: 30, color: '@primary' }, { at: [756, 1222, 240, 20], pin: ['right', 'bottom'] }),
]

const feature = (sign: string, title: string, body: string, at: number) =>
  slide('content', NIGHT, [
    shape('ellipse', GLOW, {
      at: at % 2 === 0 ? [620, -240, 760, 760] : [-320, -200, 760, 760],
      pin: [at % 2 === 0 ? 'right' : 'left', 'top'],
      wide: [-320, -300, 760, 760],
      opacity: 0.75,
    }),
    shape('rectangle', '@surface', {
      at: [84, 330, 148, 148],
      pin: ['left', 'scale'],
      radius: 36,
      square: [84, 200, 148, 148],
      tall: [84, 480, 148, 148],
      wide: [84, 200, 148, 148],
      stroke: outline('@primary', 3),
    }),
    icon(sign, '@primary', {
      at: [116, 362, 84, 84],
      pin: ['left', 'scale'],
      square: [116, 232, 84, 84],
      tall: [116, 512, 84, 84],
      wide: [116, 232, 84, 84],
    }),
    text(
      title,
      { ...TITLE, size: 104, sizeMin: 56, verticalAlign: 'bottom' },
      {
        at: [84, 510, 912, 300],
        square: [84, 370, 912, 260],
        wide: [84, 380, 1000, 440],
        slot: `feature ${at}`,
        chars: [6, 44],
      },
    ),
    text(
      body,
      { size: 44, sizeMin: 32, lineHeight: 1.42, color: '@muted' },
      {
        at: [84, 838, 860, 310],
        wide: [1180, 480, 640, 450],
        slot: `benefit ${at}`,
        chars: [30, 170],
      },
    ),
    ...footer(),
  ])

/** A launch in the dark: one glowing body, wide type, a progress bar instead of numbers. */
export const ORBIT_LAUNCH = template('orbit-launch', {
  kind: 'announcement',
  theme: theme(['#0a0b1e', '#171a3d', '#f4f3ff', '#b9bbdb', '#9d8cff', '#ff6fb5'], ['Space Grotesk', 'Inter']),
  slides: [
    slide('intro', NIGHT, [
      shape('ellipse', gradient(45, '@accent', '@primary', '@surface'), {
        at: [300, 90, 900, 900],
        pin: ['right', 'top'],
        wide: [1040, 60, 960, 960],
      }),
      shape('ellipse', null, {
        at: [200, -10, 1100, 1100],
        pin: ['right', 'top'],
        wide: [940, -40, 1160, 1160],
        stroke: outline('@primary', 2, 'dashed'),
        opacity: 0.7,
      }),
      shape('rectangle', gradient(90, ['@background', 0], ['@background', 0.92], '@background'), {
        at: [0, 420, 1080, 930],
        pin: ['both', 'scale'],
        not: ['16:9'],
      }),
      text(
        'New today',
        { size: 34, sizeMin: 30, weight: 600, color: '@background', align: 'center', verticalAlign: 'middle' },
        {
          at: [84, 96, 250, 76],
          pin: ['left', 'top'],
          fill: solid('@text'),
          radius: 38,
          slot: 'label',
          chars: [3, 12],
        },
      ),
      text(
        'Meet the planner that plans back',
        { ...TITLE, size: 138, sizeMin: 64, verticalAlign: 'bottom' },
        {
          at: [84, 600, 912, 540],
          wide: [84, 240, 960, 640],
          slot: 'headline',
          chars: [10, 56],
        },
      ),
      ...footer(),
    ]),
    feature(
      'calendar',
      'It fills your empty days',
      'Tell it how often you want to post. It proposes topics, times and formats, and you say yes or no.',
      1,
    ),
    feature(
      'clock',
      'It knows your best hours',
      'Times come from your own results, not from a table somebody once published.',
      2,
    ),
    feature(
      'bell',
      'It warns before it breaks',
      'An expired login, a missing caption, a picture that is too small: you hear about it days earlier.',
      3,
    ),
    slide('outro', gradient(120, '@primary', '@accent'), [
      shape('ellipse', '@background', { at: [520, 620, 1000, 1000], pin: ['right', 'bottom'], opacity: 0.12 }),
      text(
        'Free until the end of the month',
        { ...TITLE, size: 128, sizeMin: 64, color: '@background' },
        {
          at: [84, 110, 912, 560],
          wide: [84, 110, 1100, 560],
          slot: 'offer',
          chars: [8, 56],
        },
      ),
      text(
        'Link in bio',
        { size: 46, sizeMin: 34, weight: 700, color: '@text', align: 'center', verticalAlign: 'middle' },
        {
          at: [84, 760, 460, 120],
          pin: ['left', 'scale'],
          fill: solid('@background'),
          radius: 60,
          slot: 'button',
          chars: [3, 18],
        },
      ),
      avatar({ size: 33, color: '@background' }, { at: [84, 1190, 520, 84], pin: ['left', 'bottom'] }),
    ]),
  ],
})
