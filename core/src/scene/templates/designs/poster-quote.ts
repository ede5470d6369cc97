import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { cover } from '../kit/cover.ts'
import { INK, type Kit, LOUD, PAPER, type Tone, design } from '../kit/kit.ts'
import { close, figure, points, quote, statement } from '../kit/plain-layouts.ts'
import { SLIDE, mapRects, placeIn } from '../kit/rects.ts'
import { versus } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 400, lineHeight: 0.98, letterSpacing: 4, size: 132, sizeMin: 64, case: 'upper' },
  body: { size: 50, weight: 600 },
  label: { weight: 700 },
  align: 'start',
  marker: 'plain',
  card: { radius: 0, outline: 6 },
  head: null,
  foot: { person: true, page: 'number' },
}
const BLUE: Tone = { ...LOUD, fill: '@accent', onMark: '@accent' }
const EDGE = (color: string) =>
  shape('rectangle', color, placeIn(mapRects(SLIDE, ([, , width, height]) => [width - 36, 0, 36, height])))

/** A wall of posters: very large capitals, one colour per poster. */
export const POSTER_QUOTE = design('poster-quote', {
  kind: 'quote',
  theme: theme(['#f7efe3', '#eadfcd', '#161313', '#5b514a', '#c2211b', '#1f4fc4'], ['Bebas Neue', 'Work Sans']),
  slides: [
    cover(KIT, LOUD, {
      at: 'full',
      headline: 'Say it out loud',
      subtitle: 'Sentences for people who ship.',
      size: 330,
      art: [],
      look: { lineHeight: 0.9 },
    }),
    statement(KIT, PAPER, {
      title: 'Done in public beats perfect in a drawer',
      body: 'Rule one of the studio.',
      art: [EDGE('@primary')],
    }),
    quote({ ...KIT, title: { ...KIT.title, size: 120 } }, INK, {
      quote: 'Small and weekly beats big and never.',
      source: 'What every archive shows',
    }),
    points(KIT, BLUE, {
      title: 'Ship on Fridays',
      points: ['One thing, finished', 'One line about it', 'One person to thank'],
    }),
    figure(KIT, PAPER, {
      figure: '52',
      body: 'small launches a year. Nobody remembers the ones that were late.',
      art: [EDGE('@accent')],
    }),
    versus(KIT, PAPER, {
      title: 'Pick a side',
      sides: [
        { label: 'Waiting', words: 'Next month, when it’s ready.' },
        { label: 'Shipping', words: 'Today, with a note on what’s missing.' },
      ],
    }),
    close(KIT, LOUD, { title: 'Now you', body: 'What do you ship this week?', call: 'Write it below' }),
  ],
})
