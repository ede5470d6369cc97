import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { BRIGHT, type Kit, LOUD, PAPER, SOFT, design } from '../kit/kit.ts'
import { close, figure, statement, tip } from '../kit/plain-layouts.ts'
import { part, placeIn } from '../kit/rects.ts'
import { checks, steps } from '../kit/row-layouts.ts'
import { discOnSeam } from '../kit/seam.ts'

const STEPS = [0, 1, 2, 3, 4]
const STAIRS = (zone: Parameters<typeof part>[0], from: number) =>
  STEPS.map((at) =>
    shape('rectangle', '@primary', {
      ...placeIn(part(zone, [at / 5, 0.86 - at * from, 0.201, 0.14 + at * from])),
      opacity: 0.25 + at * 0.18,
    }),
  )
const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 800, lineHeight: 1.04, letterSpacing: -22, size: 94, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 26 },
  head: null,
  foot: { person: true, page: 'bar' },
}

/** One step after the other: stairs that climb from slide to slide. */
export const STAIRCASE = design('staircase', {
  kind: 'howTo',
  theme: theme(['#f4f6ff', '#e2e7ff', '#141a3c', '#515982', '#3f3bd6', '#ff9d6c'], ['Outfit', 'Figtree']),
  slides: [
    cover(KIT, PAPER, {
      at: 'low',
      headline: 'From first idea to first client',
      subtitle: 'Five steps, five weeks.',
      size: 148,
      art: [...STAIRS(ART.low, 0.15), discOnSeam('@accent', 0.08)],
    }),
    tip(KIT, PAPER, {
      number: 1,
      title: 'Offer one thing',
      body: 'One problem, one price, one page. You can add the rest once somebody has paid.',
    }),
    steps(KIT, SOFT, {
      title: 'Tell ten people',
      rows: ['Five who know you', 'Three who need it', 'Two who talk a lot'],
      style: 'card',
    }),
    statement(KIT, LOUD, {
      title: 'Do the first one by hand',
      body: 'No tools, no website. You learn what is worth building.',
    }),
    figure(KIT, PAPER, { figure: '1 of 10', body: 'says yes. That is a good number, and it is enough.', share: 0.1 }),
    checks(
      KIT,
      { ...BRIGHT, fill: '#ffd9c4' },
      { title: 'Ask for three things', rows: ['A sentence to quote', 'One change', 'One name'], style: 'card' },
    ),
    close(KIT, LOUD, {
      title: 'Which step are you on?',
      body: 'Write the number. We answer everyone.',
      call: 'Write your step',
    }),
  ],
})
