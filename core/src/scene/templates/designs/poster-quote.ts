import type { Color } from '../../color.ts'
import { avatar } from '../builders/avatar.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const SHOUT = { family: '@heading', weight: 400, size: 300, sizeMin: 90, lineHeight: 0.94, case: 'upper' } as const

const poster = (at: number, paper: Color, ink: Color, bar: Color, words: string, from: string) =>
  slide('content', paper, [
    shape('rectangle', bar, { at: [0, 0, 44, 1350], pin: ['left', 'both'] }),
    shape('rectangle', bar, { at: [1036, 0, 44, 1350], pin: ['right', 'both'] }),
    text(
      words,
      { ...SHOUT, color: ink, verticalAlign: 'middle' },
      {
        at: [110, 90, 860, 1010],
        pin: ['both', 'both'],
        wide: [130, 70, 1660, 770],
        slot: `quote ${at}`,
        chars: [12, 70],
      },
    ),
    shape('rectangle', bar, { at: [110, 1130, 120, 14], pin: ['left', 'bottom'] }),
    text(
      from,
      { size: 40, sizeMin: 31, weight: 600, color: ink, verticalAlign: 'middle' },
      {
        at: [110, 1170, 860, 90],
        pin: ['both', 'bottom'],
        slot: `source ${at}`,
        chars: [4, 40],
      },
    ),
  ])

/** One sentence fills the whole page, like a bill on a wall; every slide in other ink. */
export const POSTER_QUOTE = template('poster-quote', {
  kind: 'quote',
  theme: theme(['#f5efe6', '#e2d8c9', '#141414', '#55504a', '#c4231c', '#1c3faa'], ['Bebas Neue', 'Work Sans']),
  slides: [
    slide('intro', '@primary', [
      shape('rectangle', '@background', { at: [60, 60, 960, 1230], pin: ['both', 'both'] }),
      shape('rectangle', '@primary', { at: [84, 84, 912, 1182], pin: ['both', 'both'] }),
      text(
        'Say it out loud',
        { ...SHOUT, size: 420, color: '@background', align: 'center', verticalAlign: 'middle', lineHeight: 0.9 },
        {
          at: [130, 130, 820, 900],
          wide: [130, 120, 1660, 680],
          slot: 'headline',
          chars: [6, 30],
        },
      ),
      text(
        'Sentences for people who ship',
        { size: 42, sizeMin: 32, weight: 600, color: '@background', align: 'center', verticalAlign: 'middle' },
        {
          at: [130, 1040, 820, 90],
          pin: ['both', 'bottom'],
          slot: 'topic',
          chars: [6, 36],
        },
      ),
      avatar({ size: 34, color: '@background' }, { at: [380, 1140, 320, 88], pin: ['center', 'bottom'] }),
    ]),
    poster(1, '@background', '@text', '@primary', 'Done in public beats perfect in a drawer', 'Rule one of the studio'),
    poster(2, '@text', '@background', '@accent', 'Small and weekly beats big and never', 'What every archive shows'),
    poster(
      3,
      '@accent',
      '@background',
      '@background',
      'Ask the question you are afraid of',
      'Advice from a good editor',
    ),
    slide('outro', '@background', [
      shape('rectangle', '@primary', {
        at: [0, 0, 1080, 300],
        pin: ['both', 'top'],
        wide: [0, 0, 1920, 200],
        square: [0, 0, 1080, 200],
      }),
      shape('rectangle', '@accent', {
        at: [0, 300, 1080, 60],
        pin: ['both', 'top'],
        wide: [0, 200, 1920, 40],
        square: [0, 200, 1080, 40],
      }),
      text(
        'Your line?',
        { ...SHOUT, size: 420, lineHeight: 0.9, verticalAlign: 'middle' },
        {
          at: [90, 410, 900, 480],
          wide: [90, 280, 1740, 420],
          square: [90, 270, 900, 380],
          slot: 'question',
          chars: [6, 24],
        },
      ),
      text(
        'Write the sentence that keeps you going. The best three become posters next week.',
        { size: 44, sizeMin: 32, weight: 500 },
        {
          at: [90, 910, 900, 220],
          wide: [90, 730, 1300, 150],
          square: [90, 670, 900, 220],
          slot: 'call',
          chars: [10, 110],
        },
      ),
      avatar({ size: 34 }, { at: [90, 1180, 500, 88], pin: ['left', 'bottom'], wide: [90, 930, 500, 88] }),
    ]),
  ],
})
