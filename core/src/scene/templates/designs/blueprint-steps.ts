import { outline } from '../builders/fills.ts'
import { shape, icon } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { type Kit, PAPER, type Tone, design } from '../kit/kit.ts'
import { close, statement, tip } from '../kit/plain-layouts.ts'
import { SLIDE, around, mapRects, placeIn } from '../kit/rects.ts'
import { cards, checks, steps } from '../kit/row-layouts.ts'

const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7]
const GRID = (tone: Tone) => [
  ...COLUMNS.map((at) =>
    shape('rectangle', tone.ink, {
      ...placeIn(mapRects(SLIDE, ([, , width, height]) => [(width / 8) * at + width / 16, 0, 2, height])),
      opacity: 0.09,
    }),
  ),
  ...COLUMNS.map((at) =>
    shape('rectangle', tone.ink, {
      ...placeIn(mapRects(SLIDE, ([, , width, height]) => [0, (height / 8) * at + height / 16, width, 2])),
      opacity: 0.09,
    }),
  ),
]
const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 700, lineHeight: 1.14, letterSpacing: -20, size: 76, sizeMin: 48 },
  body: { size: 48, lineHeight: 1.36 },
  label: { family: '@heading', weight: 400 },
  align: 'start',
  marker: 'ring',
  card: { radius: 0, outline: 3 },
  head: { label: 'Content plan', page: 'ofAll' },
  foot: { person: true },
  behind: GRID,
}
const BLUE: Tone = {
  ...PAPER,
  quiet: '@text',
  mark: '@accent',
  onMark: '@background',
  card: '@surface',
  onCard: '@text',
}

/** A plan drawn to scale: mono type on blue with a fine grid. */
export const BLUEPRINT_STEPS = design('blueprint-steps', {
  kind: 'howTo',
  theme: theme(['#0d3b82', '#124a9e', '#f2f7ff', '#c3d6f5', '#8ec5ff', '#ffd166'], ['JetBrains Mono', 'IBM Plex Sans']),
  slides: [
    cover({ ...KIT, head: null }, BLUE, {
      at: 'low',
      headline: 'A content calendar in 45 minutes',
      subtitle: 'Four steps, one sheet of paper.',
      size: 100,
      art: [
        shape('ellipse', null, {
          ...placeIn(around(ART.low, 0.5, 0.58, 0.72)),
          stroke: outline('@accent', 4, 'dashed'),
        }),
        shape('ellipse', null, { ...placeIn(around(ART.low, 0.5, 0.58, 0.5)), stroke: outline('@text', 4) }),
        icon('calendar', '@accent', { ...placeIn(around(ART.low, 0.5, 0.58, 0.26)), stroke: 1.5 }),
      ],
    }),
    tip(KIT, BLUE, {
      number: 1,
      title: 'Pick one goal',
      body: 'Replies, sign-ups or sales. Everything else in the plan is decoration.',
    }),
    cards(KIT, BLUE, {
      title: 'Draw four lanes',
      rows: ['Teach', 'Show', 'Ask', 'Sell'],
      icons: ['school', 'camera', 'message-circle', 'shopping-bag'],
    }),
    steps(KIT, BLUE, {
      title: 'Fill one week',
      rows: ['Two posts that teach', 'One that shows work', 'One that asks'],
      style: 'line',
    }),
    statement(
      KIT,
      { ...BLUE, fill: '@accent', ink: '@background', quiet: '@background', mark: '@background' },
      {
        title: 'Then copy the week three times',
        body: 'A month is four weeks that look alike. Change the topics, keep the shape.',
      },
    ),
    checks(KIT, BLUE, {
      title: 'Before you close it',
      rows: ['Every post has a day', 'Every lane is used', 'One slot stays free'],
      style: 'card',
    }),
    close(KIT, BLUE, {
      title: 'Build yours this week',
      body: 'Save the plan and set a timer for 45 minutes.',
      call: 'Save the plan',
    }),
  ],
})
