import { avatar } from '../builders/avatar.ts'
import { icon } from '../builders/icon.ts'
import { line } from '../builders/line.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { solid } from '../builders/solid.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const SAY = { size: 50, sizeMin: 33, lineHeight: 1.32, weight: 500, verticalAlign: 'middle' } as const
const TIME = { size: 30, sizeMin: 30, color: '@muted', align: 'center' } as const

/** The head of a conversation on a phone. */
const phone = () => [
  shape('rectangle', '@background', { at: [0, 0, 1080, 190], pin: ['both', 'top'] }),
  icon('chevron-left', '@primary', { at: [40, 64, 72, 72], pin: ['left', 'top'], stroke: 2.25 }),
  avatar({ size: 36 }, { at: [132, 48, 620, 100], pin: ['left', 'top'] }),
  pageNumber(
    'ofAll',
    { size: 32, weight: 600, color: '@muted', align: 'end' },
    { at: [800, 78, 220, 48], pin: ['right', 'top'] },
  ),
  line(outline('@muted', 2), { at: [0, 180, 1080, 20], pin: ['both', 'top'] }),
]

const theirs = (name: string, words: string, at: Rect, wide: Rect) =>
  text(words, SAY, {
    at,
    wide,
    pin: ['left', 'scale'],
    fill: solid('@background'),
    radius: 48,
    padding: 36,
    slot: name,
    chars: [8, 120],
  })

const mine = (name: string, words: string, at: Rect, wide: Rect) =>
  text(
    words,
    { ...SAY, color: '@background' },
    {
      at,
      wide,
      pin: ['right', 'scale'],
      fill: solid('@primary'),
      radius: 48,
      padding: 36,
      slot: name,
      chars: [8, 120],
    },
  )

type Rect = readonly [number, number, number, number]

const talk = (at: number, time: string, first: string, reply: string, last: string) =>
  slide('content', '@surface', [
    ...phone(),
    text(time, TIME, { at: [190, 222, 700, 48], pin: ['center', 'top'], slot: `time ${at}`, chars: [4, 24] }),
    theirs(`message ${at}.1`, first, [50, 310, 800, 290], [60, 290, 1120, 210]),
    mine(`message ${at}.2`, reply, [230, 640, 800, 290], [740, 530, 1120, 210]),
    theirs(`message ${at}.3`, last, [50, 970, 800, 290], [60, 770, 1120, 210]),
  ])

/** A story told in a conversation: bubbles from both sides, a time above each part. */
export const CHAT_STORY = template('chat-story', {
  kind: 'story',
  theme: theme(['#ffffff', '#e8edf4', '#15202e', '#556274', '#1257c9', '#18a058'], ['Nunito', 'Nunito']),
  slides: [
    slide('intro', '@primary', [
      shape('speech', '@background', { at: [90, 130, 900, 760], pin: ['both', 'scale'], wide: [90, 110, 1180, 700] }),
      text(
        '“I want to quit.”',
        {
          family: '@heading',
          weight: 800,
          size: 170,
          sizeMin: 76,
          lineHeight: 1.05,
          letterSpacing: -20,
          align: 'center',
          verticalAlign: 'middle',
        },
        {
          at: [160, 200, 760, 480],
          wide: [170, 170, 1020, 440],
          slot: 'headline',
          chars: [6, 44],
        },
      ),
      text(
        'The message that changed how we plan',
        { size: 48, sizeMin: 34, weight: 700, color: '@background' },
        {
          at: [90, 940, 900, 150],
          wide: [1330, 330, 500, 330],
          slot: 'subtitle',
          chars: [8, 60],
        },
      ),
      avatar({ size: 34, color: '@background' }, { at: [90, 1170, 560, 88], pin: ['left', 'bottom'] }),
    ]),
    talk(
      1,
      'Monday, 07:12',
      'I was up until two. The client wants another video by noon.',
      'Which one? We delivered three last week.',
      'They lost the plan. So did I, to be honest.',
    ),
    talk(
      2,
      'Monday, 09:40',
      'What if we say no?',
      'What if we show them the whole month instead?',
      'In one hour? With what?',
    ),
    talk(
      3,
      'Monday, 11:58',
      'They love it. They did not know how much was already done.',
      'So nobody needed a fourth video.',
      'They needed to see the plan. So did I.',
    ),
    slide('outro', '@surface', [
      ...phone(),
      text(
        'A plan that everyone sees saves more nights than any overtime.',
        {
          family: '@heading',
          weight: 800,
          size: 92,
          sizeMin: 50,
          lineHeight: 1.12,
          letterSpacing: -15,
          verticalAlign: 'middle',
        },
        {
          at: [70, 250, 940, 560],
          wide: [120, 240, 1500, 380],
          slot: 'lesson',
          chars: [16, 90],
        },
      ),
      text(
        'Has a plan ever saved your week? Tell me below.',
        { ...SAY, color: '@background' },
        {
          at: [70, 860, 800, 220],
          wide: [120, 670, 1000, 180],
          pin: ['left', 'scale'],
          fill: solid('@primary'),
          radius: 48,
          padding: 36,
          slot: 'call',
          chars: [10, 70],
        },
      ),
      text(
        'Write a message…',
        { size: 38, sizeMin: 32, color: '@muted', verticalAlign: 'middle' },
        {
          at: [70, 1180, 800, 100],
          pin: ['both', 'bottom'],
          fill: solid('@background'),
          radius: 50,
          padding: 24,
        },
      ),
      shape('ellipse', '@primary', { at: [910, 1180, 100, 100], pin: ['right', 'bottom'] }),
      icon('send', '@background', { at: [936, 1206, 48, 48], pin: ['right', 'bottom'], stroke: 2 }),
    ]),
  ],
})
