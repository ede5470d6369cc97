import type { Color } from '../../color.ts'
import { avatar } from '../builders/avatar.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const LOUD = { family: '@heading', weight: 400, lineHeight: 1.02, case: 'upper' } as const

const footer = (ink: Color) => [
  avatar({ size: 33, color: ink }, { at: [72, 1214, 560, 84], pin: ['left', 'bottom'] }),
  pageNumber(
    'number',
    { family: '@heading', weight: 400, size: 56, lineHeight: 1, color: ink, align: 'end' },
    {
      at: [848, 1226, 160, 64],
      pin: ['right', 'bottom'],
    },
  ),
]

type Blocks = { paper: Color; block: Color; ink: Color; onBlock: Color }

const tip = (at: number, { paper, block, ink, onBlock }: Blocks, title: string, body: string) =>
  slide('content', paper, [
    shape('rectangle', block, { at: [0, 0, 1080, 640], pin: ['both', 'scale'], wide: [0, 0, 760, 1080] }),
    text(
      `${at}`,
      { ...LOUD, size: 520, sizeMin: 200, lineHeight: 1, color: onBlock, verticalAlign: 'middle', align: 'end' },
      {
        at: [560, 40, 448, 560],
        pin: ['right', 'scale'],
        wide: [72, 160, 620, 760],
        wideSize: 640,
      },
    ),
    text('Tip', { ...LOUD, size: 60, sizeMin: 40, color: onBlock }, { at: [72, 72, 300, 80], pin: ['left', 'top'] }),
    text(
      title,
      { ...LOUD, size: 112, sizeMin: 56, color: ink, verticalAlign: 'bottom' },
      {
        at: [72, 670, 936, 270],
        wide: [850, 120, 998, 400],
        slot: `tip ${at}`,
        chars: [8, 46],
      },
    ),
    text(
      body,
      { size: 42, sizeMin: 31, weight: 500, color: ink },
      {
        at: [72, 966, 900, 220],
        wide: [850, 560, 900, 380],
        slot: `detail ${at}`,
        chars: [30, 130],
      },
    ),
    ...footer(ink).map((piece, index) => (index === 0 ? avatarOnPaper(ink) : piece)),
  ])

const avatarOnPaper = (ink: Color) =>
  avatar({ size: 33, color: ink }, { at: [72, 1214, 560, 84], pin: ['left', 'bottom'], wide: [850, 944, 560, 84] })

/** Tips as a poster series: two flat colours on each slide, letters as wide as a door. */
export const BOLD_BLOCKS = template('bold-blocks', {
  kind: 'tips',
  theme: theme(['#fff6e6', '#ffe1c2', '#16110d', '#5d5146', '#d6321b', '#ffc928'], ['Anton', 'Work Sans']),
  slides: [
    slide('intro', '@accent', [
      shape('rectangle', '@primary', { at: [0, 0, 1080, 150], pin: ['both', 'top'] }),
      shape('rectangle', '@text', { at: [0, 150, 1080, 30], pin: ['both', 'top'] }),
      text(
        'Grow your newsletter',
        { ...LOUD, size: 54, sizeMin: 36, color: '@background', verticalAlign: 'middle' },
        {
          at: [72, 30, 936, 90],
          pin: ['both', 'top'],
          slot: 'topic',
          chars: [4, 32],
        },
      ),
      text(
        'Stop asking. Start giving.',
        { ...LOUD, size: 270, sizeMin: 100, lineHeight: 1, verticalAlign: 'middle' },
        {
          at: [72, 230, 936, 930],
          wide: [72, 220, 1776, 700],
          slot: 'headline',
          chars: [10, 40],
        },
      ),
      ...footer('@text'),
    ]),
    tip(
      1,
      { paper: '@background', block: '@primary', ink: '@text', onBlock: '@background' },
      'Give before you ask',
      'Three useful letters first. The fourth one may sell something.',
    ),
    tip(
      2,
      { paper: '@text', block: '@accent', ink: '@background', onBlock: '@text' },
      'One link in each letter',
      'With two links, people compare. With one, they click or they do not.',
    ),
    tip(
      3,
      { paper: '@background', block: '@text', ink: '@text', onBlock: '@accent' },
      'Send on the same day',
      'Readers expect what arrives with a rhythm. Pick a day and keep it for ten weeks.',
    ),
    tip(
      4,
      { paper: '@primary', block: '@accent', ink: '@background', onBlock: '@text' },
      'Answer every reply',
      'The first hundred readers tell you what the next thousand want to read.',
    ),
    slide('outro', '@text', [
      shape('rectangle', '@accent', { at: [0, 1100, 1080, 250], pin: ['both', 'bottom'], wide: [0, 880, 1920, 200] }),
      shape('rectangle', '@primary', { at: [0, 1070, 1080, 30], pin: ['both', 'bottom'], wide: [0, 850, 1920, 30] }),
      text(
        'Now write letter one',
        { ...LOUD, size: 240, sizeMin: 100, lineHeight: 1.02, color: '@background' },
        {
          at: [72, 96, 936, 660],
          wide: [72, 90, 1776, 480],
          slot: 'closing',
          chars: [8, 36],
        },
      ),
      text(
        'Follow for one practical tip each Tuesday.',
        { size: 46, sizeMin: 32, weight: 600, color: '@background' },
        {
          at: [72, 800, 880, 200],
          wide: [72, 620, 1400, 160],
          slot: 'call',
          chars: [10, 80],
        },
      ),
      ...footer('@text'),
    ]),
  ],
})
