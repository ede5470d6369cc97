import { shape, icon } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, PAPER, type Tone, design } from '../kit/kit.ts'
import { close, figure, points, statement } from '../kit/plain-layouts.ts'
import { around, inside, mapRects, placeIn, strip } from '../kit/rects.ts'
import { checks, steps } from '../kit/row-layouts.ts'

const SHEET = inside(64)
const KIT: Kit = {
  margin: 64,
  inset: [70, 56, 44, 56],
  title: { family: '@heading', weight: 700, lineHeight: 0.98, size: 124, sizeMin: 68 },
  body: { size: 48 },
  label: { weight: 700 },
  align: 'start',
  marker: 'ring',
  card: { radius: 12 },
  head: null,
  foot: { person: true, page: 'dots' },
  behind: (tone) => [
    shape('rectangle', '@text', {
      ...placeIn(mapRects(SHEET, ([x, y, width, height]) => [x + 10, y + 14, width, height])),
      opacity: 0.12,
      radius: 6,
    }),
    shape('rectangle', tone.card, { ...placeIn(SHEET), radius: 6 }),
    shape('rectangle', '@background', {
      ...placeIn(
        mapRects(strip(SHEET, 64, 'top'), ([x, y, width, height]) => [x + width / 2 - 130, y - 28, 260, height]),
      ),
      opacity: 0.75,
    }),
  ],
}
const YELLOW: Tone = { ...PAPER, card: '@surface', quiet: '@text' }
const PINK: Tone = { ...YELLOW, card: '#ffd3de' }
const BLUE: Tone = { ...YELLOW, card: '#cfe6ff' }
const NOTE = (fill: string, turn: number, x: number, y: number) =>
  shape('rectangle', fill, { ...placeIn(around(ART.low, x, y, 0.62)), rotate: turn, radius: 6 })

/** Habits on paper notes: handwriting, soft colours, a strip of tape. */
export const STICKY_NOTES = design('sticky-notes', {
  kind: 'tips',
  theme: theme(['#efe4d2', '#fff0a3', '#2b2118', '#5c4d3e', '#96390a', '#2f6fb4'], ['Caveat', 'Nunito']),
  slides: [
    cover({ ...KIT, inset: [0, 0, 0, 0], behind: () => [], margin: 84 }, PAPER, {
      at: 'low',
      headline: 'Four small habits for a tidy content week',
      subtitle: 'Ten minutes each, no new tools.',
      size: 168,
      art: [
        NOTE('#cfe6ff', -9, 0.3, 0.62),
        NOTE('#ffd3de', 8, 0.72, 0.58),
        NOTE('@surface', -2, 0.5, 0.56),
        icon('bulb', '@text', { ...placeIn(around(ART.low, 0.5, 0.56, 0.28)), stroke: 1.5 }),
      ],
    }),
    statement(KIT, YELLOW, {
      title: 'Write on Monday only',
      body: 'Open one document, write five first lines and stop. Choosing the best one is easier on Tuesday.',
    }),
    points(KIT, PINK, {
      title: 'Keep a list of questions',
      points: ['From comments', 'From sales calls', 'From your inbox', 'From your own notes'],
    }),
    checks(KIT, BLUE, {
      title: 'Batch the small things',
      rows: ['Crop all photos', 'Write all captions', 'Schedule all posts'],
      style: 'line',
    }),
    figure(KIT, YELLOW, { figure: '2 h', body: 'a week is what this routine takes once it runs.' }),
    steps(KIT, PINK, {
      title: 'End the week well',
      rows: ['Note what worked', 'Archive the drafts', 'Plan one post ahead'],
      style: 'line',
    }),
    close({ ...KIT, card: { radius: 30 } }, BLUE, {
      title: 'Which habit is yours?',
      body: 'Tell us in the comments, and save this note for Monday.',
      call: 'Save the note',
    }),
  ],
})
