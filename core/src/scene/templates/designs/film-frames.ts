import { avatar } from '../builders/avatar.ts'
import { gradient } from '../builders/gradient.ts'
import { pageNumber } from '../builders/page-number.ts'
import { picture } from '../builders/picture.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const LINE = { family: '@heading', weight: 500, lineHeight: 1.22 }
const SCENE = { size: 30, sizeMin: 30, weight: 600, letterSpacing: 200, case: 'upper', color: '@accent' } as const
const HOLES = [0, 1, 2, 3, 4, 5, 6, 7]

/** The perforation of film along both sides. */
const film = () =>
  HOLES.flatMap((hole) => [
    shape('rectangle', '@muted', {
      at: [22, 50 + 166 * hole, 44, 88],
      pin: ['left', 'scale'],
      radius: 12,
      opacity: 0.5,
    }),
    shape('rectangle', '@muted', {
      at: [1014, 50 + 166 * hole, 44, 88],
      pin: ['right', 'scale'],
      radius: 12,
      opacity: 0.5,
    }),
  ])

const scene = (at: number, place: string, words: string) =>
  slide('content', '@background', [
    ...film(),
    picture(`What happens in scene ${at}`, {
      at: [96, 50, 888, 700],
      pin: ['both', 'scale'],
      wide: [96, 50, 1060, 980],
      slot: `scene ${at} picture`,
    }),
    text(place, SCENE, {
      at: [96, 800, 700, 48],
      pin: ['left', 'scale'],
      wide: [1220, 120, 580, 110],
      slot: `scene ${at} place`,
      chars: [6, 28],
    }),
    text(
      words,
      { ...LINE, size: 62, sizeMin: 38 },
      {
        at: [96, 868, 888, 340],
        wide: [1220, 250, 580, 620],
        slot: `scene ${at}`,
        chars: [24, 150],
      },
    ),
    pageNumber(
      'ofAll',
      { size: 30, color: '@muted', align: 'end' },
      { at: [784, 1240, 200, 44], pin: ['right', 'bottom'] },
    ),
  ])

/** A story as a film: dark frames, a picture for each scene, its words as subtitles. */
export const FILM_FRAMES = template('film-frames', {
  kind: 'story',
  theme: theme(['#14110f', '#2a2320', '#f7efe3', '#b3a79b', '#c8553d', '#e9b872'], ['Lora', 'Lato']),
  slides: [
    slide('intro', '@background', [
      picture('The first picture of the story', {
        at: [0, 0, 1080, 800],
        pin: ['both', 'scale'],
        slot: 'title picture',
      }),
      shape('rectangle', gradient(90, ['@background', 0.3], ['@background', 0.85], '@background'), {
        at: [0, 0, 1080, 1350],
        pin: ['both', 'both'],
      }),
      shape('rectangle', '@background', { at: [0, 0, 1080, 90], pin: ['both', 'top'] }),
      text(
        'A true story',
        { ...SCENE, align: 'center' },
        { at: [140, 560, 800, 48], pin: ['center', 'scale'], slot: 'genre', chars: [4, 24] },
      ),
      text(
        'The parcel that came back 9 times',
        { ...LINE, size: 124, sizeMin: 60, lineHeight: 1.1, align: 'center', verticalAlign: 'middle' },
        {
          at: [96, 630, 888, 470],
          wide: [200, 540, 1520, 300],
          square: [96, 500, 888, 380],
          slot: 'headline',
          chars: [10, 52],
        },
      ),
      avatar({ size: 34 }, { at: [380, 1180, 320, 88], pin: ['center', 'bottom'] }),
    ]),
    scene(
      1,
      'A kitchen in April',
      'I sent my first order on a Tuesday. On Friday it was back on the table, without a note.',
    ),
    scene(2, 'The post office', 'Eight more times. The ninth time the man at the counter smiled before I came in.'),
    scene(3, 'The same counter', '“Your label”, he said, “has your own address on top.”'),
    slide('outro', '@background', [
      ...film(),
      shape('ellipse', '@primary', { at: [340, 150, 400, 400], pin: ['center', 'scale'], wide: [200, 340, 400, 400] }),
      shape('triangle', '@background', {
        at: [480, 260, 170, 180],
        pin: ['center', 'scale'],
        wide: [340, 450, 170, 180],
        rotate: 90,
      }),
      text(
        'Check the label. Then send a hundred.',
        { ...LINE, size: 104, sizeMin: 54, lineHeight: 1.14, align: 'center', verticalAlign: 'middle' },
        {
          at: [120, 600, 840, 340],
          wide: [720, 220, 1040, 360],
          slot: 'lesson',
          chars: [10, 60],
        },
      ),
      text(
        'Follow for part two: the first hundred parcels.',
        { size: 42, sizeMin: 32, color: '@muted', align: 'center' },
        {
          at: [150, 960, 780, 140],
          wide: [760, 620, 960, 110],
          slot: 'call',
          chars: [10, 80],
        },
      ),
      avatar({ size: 34 }, { at: [380, 1150, 320, 88], pin: ['center', 'bottom'], wide: [1080, 800, 320, 88] }),
    ]),
  ],
})
