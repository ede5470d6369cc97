import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { INK, type Kit, LOUD, PAPER, SOFT, type Tone, design } from '../kit/kit.ts'
import { ledger } from '../kit/ledger-layout.ts'
import { close, figure, points, statement } from '../kit/plain-layouts.ts'
import { mapRects, part, placeIn } from '../kit/rects.ts'
import { steps } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 600, lineHeight: 1.14, letterSpacing: -12, size: 84, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'square',
  card: { radius: 12 },
  head: { label: 'Money basics', page: 'ofAll' },
  foot: { person: true },
}

const DEEP: Tone = { ...INK, mark: '@accent', onMark: '@text', card: '#1d4034', onCard: '#ffffff' }
const RISE = [0.3, 0.42, 0.5, 0.66, 0.82, 1]

/** Money explained by a calm adviser: deep green, cream, exact lines. */
export const LEDGER_FINANCE = design('ledger-finance', {
  kind: 'dataStory',
  theme: theme(['#f8f5ea', '#e8ead9', '#0f2a21', '#4c6157', '#1b5e46', '#e2b65a'], ['Libre Baskerville', 'DM Sans']),
  slides: [
    cover({ ...KIT, head: null }, DEEP, {
      at: 'low',
      headline: 'Your first 1,000 in savings',
      subtitle: 'A plan for people who hate plans.',
      size: 116,
      art: RISE.map((share, at) =>
        shape('ellipse', '@accent', {
          ...placeIn(
            mapRects(part(ART.low, [0.08, 0.2, 0.84, 0.74], [0.06, 0.2, 0.82, 0.62]), ([x, y, width, height]) => [
              x + (width / 6) * at,
              y + height * (1 - share) * 0.8,
              width / 7,
              width / 7,
            ]),
          ),
          opacity: 0.3 + at * 0.14,
        }),
      ),
    }),
    figure(KIT, PAPER, {
      figure: '38 €',
      body: 'a week makes 1,000 in half a year. That is one dinner out.',
      share: 0.5,
    }),
    steps(KIT, DEEP, {
      title: 'Do it on payday',
      rows: ['Open a second account', 'Move 10 % at once', 'Forget the password'],
      style: 'card',
    }),
    ledger(KIT, PAPER, {
      title: 'A normal month',
      lines: [
        ['Income', '2,100'],
        ['Fixed costs', '1,340'],
        ['Free', '608'],
        ['Saved', '152'],
      ],
    }),
    statement(KIT, LOUD, {
      title: 'Small leaks sink plans',
      body: 'Two old subscriptions cost more than your coffee ever will.',
    }),
    points(KIT, SOFT, { title: 'Not for this money', points: ['Holidays', 'Gifts', 'A better phone'] }),
    close(KIT, DEEP, { title: 'Begin with five', body: 'Euros, pounds or dollars. Today.', call: 'Save the plan' }),
  ],
})
