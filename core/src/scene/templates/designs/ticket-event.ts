import { avatar } from '../builders/avatar.ts'
import { icon } from '../builders/icon.ts'
import { line } from '../builders/line.ts'
import { outline } from '../builders/outline.ts'
import { pageNumber } from '../builders/page-number.ts'
import { qr } from '../builders/qr.ts'
import { shape } from '../builders/shape.ts'
import { slide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import { text } from '../builders/text.ts'
import { theme } from '../builders/theme.ts'

const GIG = { family: '@heading', weight: 700, lineHeight: 1.02, letterSpacing: -25 }
const FIELD = { size: 30, sizeMin: 30, weight: 600, color: '@muted' }
const VALUE = {
  family: '@heading',
  weight: 700,
  size: 56,
  sizeMin: 38,
  lineHeight: 1.12,
  verticalAlign: 'top',
} as const

/** A ticket: a card with a stub that tears off along a dashed line between two notches. */
const ticket = () => [
  shape('rectangle', '@surface', { at: [70, 80, 940, 1190], pin: ['both', 'both'], radius: 56 }),
  shape('ellipse', '@background', { at: [30, 890, 80, 80], pin: ['left', 'scale'], wide: [1330, 40, 80, 80] }),
  shape('ellipse', '@background', { at: [970, 890, 80, 80], pin: ['right', 'scale'], wide: [1330, 960, 80, 80] }),
  line(outline('@muted', 4, 'dashed'), { at: [130, 920, 820, 20], pin: ['both', 'scale'], not: ['16:9'] }),
  line(outline('@muted', 4, 'dashed'), {
    at: [130, 920, 820, 20],
    wide: [970, 530, 800, 20],
    rotate: 90,
    not: ['4:5', '1:1', '9:16', '2:3'],
  }),
]

const guest = (at: number, time: string, who: string, about: string) =>
  slide('content', '@background', [
    ...ticket(),
    text(
      time,
      { ...GIG, size: 150, sizeMin: 80, color: '@primary' },
      { at: [140, 150, 800, 180], wide: [140, 150, 1100, 200], slot: `time ${at}`, chars: [3, 9] },
    ),
    text(
      who,
      { ...GIG, size: 88, sizeMin: 50 },
      { at: [140, 350, 800, 230], wide: [140, 370, 1100, 210], slot: `act ${at}`, chars: [6, 44] },
    ),
    text(
      about,
      { size: 42, sizeMin: 31 },
      { at: [140, 600, 800, 270], wide: [140, 610, 1080, 320], slot: `about ${at}`, chars: [24, 150] },
    ),
    text('Seat', FIELD, { at: [140, 990, 360, 48], wide: [1440, 180, 380, 48] }),
    text('Take any', VALUE, {
      at: [140, 1044, 380, 150],
      wide: [1440, 236, 380, 150],
      slot: `seat ${at}`,
      chars: [2, 12],
    }),
    text('Part', FIELD, { at: [600, 990, 340, 48], pin: ['right', 'scale'], wide: [1440, 520, 380, 48] }),
    pageNumber(
      'ofAll',
      { ...VALUE },
      { at: [600, 1044, 340, 80], pin: ['right', 'scale'], wide: [1440, 576, 340, 80] },
    ),
  ])

/** An invitation as a ticket, with notches, a dashed line to tear along, and a code to scan. */
export const TICKET_EVENT = template('ticket-event', {
  kind: 'event',
  theme: theme(['#f25c3b', '#fff8ef', '#2a1410', '#6d534c', '#b32d10', '#f7c548'], ['Rubik', 'Rubik']),
  slides: [
    slide('intro', '@background', [
      ...ticket(),
      text(
        'Admit one',
        { ...FIELD, size: 34, color: '@primary', letterSpacing: 120, case: 'upper' },
        { at: [140, 150, 800, 52], pin: ['left', 'top'], slot: 'label', chars: [4, 18] },
      ),
      text(
        'The long night of short films',
        { ...GIG, size: 150, sizeMin: 68, verticalAlign: 'middle' },
        {
          at: [140, 220, 800, 640],
          wide: [140, 230, 1100, 600],
          slot: 'event',
          chars: [8, 46],
        },
      ),
      text('When', FIELD, { at: [140, 990, 360, 48], wide: [1440, 160, 380, 48] }),
      text('Fri 14 March, 8 p.m.', VALUE, {
        at: [140, 1044, 400, 170],
        wide: [1440, 216, 400, 220],
        slot: 'date',
        chars: [4, 24],
      }),
      text('Where', FIELD, { at: [600, 990, 340, 48], pin: ['right', 'scale'], wide: [1440, 540, 380, 48] }),
      text('Lumen Hall', VALUE, {
        at: [600, 1044, 350, 170],
        pin: ['right', 'scale'],
        wide: [1440, 596, 400, 220],
        slot: 'place',
        chars: [4, 24],
      }),
    ]),
    guest(
      1,
      '20:00',
      'Seven films under five minutes',
      'From students of three schools. You vote on the back of your ticket.',
    ),
    guest(
      2,
      '21:15',
      'Talk: how a film ends',
      'Two editors show three endings of the same film and explain which one stayed.',
    ),
    guest(3, '22:00', 'The winner, once more', 'And afterwards music until the last tram, in the small hall.'),
    slide('outro', '@background', [
      ...ticket(),
      text(
        'Get your seat',
        { ...GIG, size: 150, sizeMin: 72 },
        { at: [140, 150, 800, 360], wide: [140, 150, 1100, 400], slot: 'call', chars: [6, 34] },
      ),
      text(
        '120 seats, free entry. Scan the code or use the link in our profile.',
        { size: 44, sizeMin: 32 },
        {
          at: [140, 530, 800, 190],
          wide: [140, 580, 1040, 200],
          slot: 'how',
          chars: [12, 90],
        },
      ),
      avatar({ size: 34 }, { at: [140, 760, 560, 88], pin: ['left', 'scale'], wide: [140, 830, 560, 88] }),
      qr('https://example.com/tickets', {
        at: [140, 980, 230, 230],
        pin: ['left', 'scale'],
        wide: [1450, 360, 320, 320],
        square: [140, 780, 190, 190],
        tall: [140, 1420, 260, 260],
      }),
      icon('map-pin', '@primary', { at: [440, 1000, 72, 72], pin: ['left', 'scale'], wide: [1450, 150, 72, 72] }),
      text(
        'Lumen Hall, 14 March',
        { ...VALUE, size: 46 },
        {
          at: [530, 1000, 420, 200],
          pin: ['both', 'scale'],
          wide: [1450, 720, 380, 220],
          slot: 'where and when',
          chars: [4, 36],
        },
      ),
    ]),
  ],
})
