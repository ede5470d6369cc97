import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { INK, type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { close, figure, points, statement } from '../kit/plain-layouts.ts'
import { part, placeIn } from '../kit/rects.ts'
import { steps, versus } from '../kit/row-layouts.ts'
import { discOnSeam } from '../kit/seam.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 800, lineHeight: 1.06, letterSpacing: -25, size: 88, sizeMin: 50 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 28 },
  head: { label: 'Case study', page: 'ofAll' },
  foot: { person: true },
}
const DARK: Tone = { ...INK, mark: '@accent', onMark: '@text', card: '#22372e', onCard: '#ffffff' }

/** A case study told twice: dark for before, light for after. */
export const BEFORE_AFTER = design('before-after', {
  kind: 'caseStudy',
  theme: theme(['#fbfaf5', '#e6efe9', '#12231b', '#4d6157', '#0f7048', '#f5b64c'], ['Manrope', 'Manrope']),
  slides: [
    cover({ ...KIT, head: null }, DARK, {
      at: 'low',
      label: 'Case study',
      chip: true,
      headline: 'From 3 hours of posting a day to 30 minutes',
      subtitle: 'How a shop with two people did it.',
      size: 112,
      art: [
        shape('rectangle', '#22372e', {
          ...placeIn(part(ART.low, [0.08, 0.42, 0.5, 0.16], [0.1, 0.14, 0.22, 0.74])),
          radius: 20,
        }),
        shape('rectangle', '#22372e', {
          ...placeIn(part(ART.low, [0.08, 0.64, 0.84, 0.16], [0.39, 0.14, 0.22, 0.74])),
          radius: 20,
        }),
        shape('rectangle', '@accent', {
          ...placeIn(part(ART.low, [0.08, 0.64, 0.14, 0.16], [0.39, 0.74, 0.22, 0.14])),
          radius: 20,
        }),
        shape('rectangle', '@primary', {
          ...placeIn(part(ART.low, [0.08, 0.86, 0.3, 0.1], [0.68, 0.64, 0.22, 0.24])),
          radius: 20,
        }),
      ],
    }),
    versus(KIT, PAPER, {
      art: [discOnSeam('@accent', 0.5)],
      title: 'How posts got out',
      sides: [
        { label: 'Before', words: 'Every post was copied by hand into five apps.' },
        { label: 'After', words: 'One draft, fitted to five channels before lunch.' },
      ],
    }),
    figure(KIT, DARK, { figure: '6×', body: 'less time spent on posting, eight weeks after the change.', share: 0.83 }),
    steps(KIT, PAPER, {
      title: 'What they changed',
      rows: ['One place for all drafts', 'Fixed days for each topic', 'One approval, not four'],
      style: 'card',
    }),
    statement(KIT, SOFT, {
      title: 'At six, the laptop is closed',
      body: '“At first I thought I had forgotten something”, says Mara, who owns the shop.',
    }),
    points(KIT, PAPER, {
      title: 'Hours each week, now',
      points: ['Writing: 2', 'Images: 1', 'Posting: half an hour'],
    }),
    close(KIT, LOUD, {
      title: 'Want the same plan?',
      body: 'We wrote down every step, with the templates they used.',
      call: 'Comment “plan”',
    }),
  ],
})
