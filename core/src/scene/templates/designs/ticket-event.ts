import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { cover } from '../kit/cover.ts'
import { type Kit, PAPER, type Tone, design } from '../kit/kit.ts'
import { close, points, quote, tip } from '../kit/plain-layouts.ts'
import { mapRects, placeIn, rectsOf } from '../kit/rects.ts'
import { steps } from '../kit/row-layouts.ts'

const STUB = rectsOf((_, { width, height }) => [48, 48, width - 96, height - 96])
const NOTCH = (side: 0 | 1, tone: Tone) =>
  shape(
    'ellipse',
    tone.fill === '@text' ? '@text' : '@primary',
    placeIn(mapRects(STUB, ([x, y, width, height]) => [x + width * side - 36, y + height * 0.5 - 36, 72, 72])),
  )
const KIT: Kit = {
  margin: 48,
  inset: [64, 64, 44, 64],
  title: { family: '@heading', weight: 800, lineHeight: 1.04, letterSpacing: -25, size: 92, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'plain',
  card: { radius: 20 },
  head: null,
  foot: { person: true, page: 'ofAll' },
  behind: (tone) => [shape('rectangle', tone.card, { ...placeIn(STUB), radius: 40 }), NOTCH(0, tone), NOTCH(1, tone)],
}

const RED: Tone = { ...PAPER, fill: '@primary', card: '@background', mark: '@accent' }
const DARK: Tone = { ...RED, fill: '@text', card: '@surface' }

/** An evening as a ticket: torn edge, bright background, large times. */
export const TICKET_EVENT = design('ticket-event', {
  kind: 'event',
  theme: theme(['#fffaf0', '#fbe3d3', '#2a120c', '#6c4a3f', '#c43d1d', '#a32c10'], ['Work Sans', 'Work Sans']),
  slides: [
    cover(KIT, RED, {
      at: 'full',
      label: 'Admit one',
      headline: 'The long night of short films',
      subtitle: 'Friday, 14 March, 8 p.m. Lumen Hall.',
      size: 150,
      art: [],
    }),
    steps(KIT, RED, {
      title: 'The programme',
      rows: ['Seven films, no breaks', 'How a film ends', 'Soup in the foyer', 'Your own film'],
      style: 'line',
    }),
    tip(KIT, DARK, {
      number: 7,
      title: 'Films under five minutes',
      body: 'From students of three schools. You vote on the back of your ticket.',
    }),
    quote(KIT, RED, { quote: 'I came for one film and left at two in the morning.', source: 'Guest last year' }),
    points(KIT, DARK, {
      title: 'Good to know',
      points: ['Doors open at seven', 'Seats are free', 'Lift at the side entrance', 'Line 2 until 3 a.m.'],
    }),
    close(KIT, RED, {
      title: 'Row four is the best one',
      body: 'Tickets at the door or by link in our profile.',
      call: 'Get a ticket',
    }),
  ],
})
