import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { cover } from '../kit/cover.ts'
import { type Kit, PAPER, type Tone, design } from '../kit/kit.ts'
import { ledger } from '../kit/ledger-layout.ts'
import { close, figure, points, statement } from '../kit/plain-layouts.ts'
import { mapRects, placeIn, rectsOf } from '../kit/rects.ts'

const ROLL = rectsOf((format, { width, height }) => [
  format === '16:9' ? 90 : 72,
  56,
  width - (format === '16:9' ? 180 : 144),
  height - 112,
])
const TEETH = [...Array(12).keys()]
const KIT: Kit = {
  margin: 72,
  inset: [60, 60, 56, 60],
  title: {
    family: '@heading',
    weight: 700,
    lineHeight: 1.14,
    letterSpacing: -15,
    size: 78,
    sizeMin: 52,
    case: 'upper',
  },
  body: { size: 48, lineHeight: 1.34 },
  label: { weight: 600 },
  align: 'start',
  marker: 'plain',
  card: { radius: 0, outline: 3 },
  head: { label: 'Receipt', page: 'ofAll' },
  foot: { person: true },
  behind: (tone) => [
    shape('rectangle', tone.card, placeIn(ROLL)),
    ...TEETH.flatMap((at) =>
      (['top', 'bottom'] as const).map((edge) =>
        shape(
          'diamond',
          tone.card,
          placeIn(
            mapRects(ROLL, ([x, y, width, height]) => [
              x + (width / 12) * at,
              (edge === 'top' ? y : y + height) - width / 24,
              width / 12,
              width / 12,
            ]),
          ),
        ),
      ),
    ),
  ],
}

const COUNTER: Tone = { ...PAPER, fill: '@primary', card: '@background', mark: '@primary' }
const RED: Tone = { ...COUNTER, fill: '@accent', mark: '@accent' }

/** Real costs: a till receipt on a blue counter. */
export const RECEIPT_LIST = design('receipt-list', {
  kind: 'caseStudy',
  theme: theme(['#fffef9', '#eef0f6', '#15171c', '#555a66', '#1f47d1', '#b8291f'], ['JetBrains Mono', 'IBM Plex Sans']),
  slides: [
    cover({ ...KIT, align: 'center', head: null }, COUNTER, {
      at: 'middle',
      label: 'Thank you for shopping',
      headline: 'What a video really costs',
      subtitle: 'One minute, hour by hour.',
      size: 110,
      art: [],
    }),
    ledger(KIT, COUNTER, {
      title: 'Before the shoot',
      lines: [
        ['Idea, outline', '2 h'],
        ['Script', '3 h'],
        ['Room, light', '1 h'],
        ['Total', '6 h'],
      ],
    }),
    ledger(KIT, COUNTER, {
      title: 'The shoot',
      lines: [
        ['Set up', '1 h'],
        ['Takes 1–11', '2 h'],
        ['Take 12', '4 min'],
        ['Total', '3 h'],
      ],
    }),
    figure(KIT, RED, { figure: '14 h', body: 'for 60 seconds. Nobody sees thirteen of them.' }),
    statement(KIT, COUNTER, {
      title: 'Charge by the minute? Never',
      body: 'Charge for the hours, and show the receipt.',
    }),
    points(KIT, RED, { title: 'What saves time', points: ['A script', 'One light', 'A fixed place'] }),
    close(KIT, COUNTER, { title: 'What do you charge?', body: 'Honest numbers only.', call: 'Write it below' }),
  ],
})
