import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { ART, cover } from '../kit/cover.ts'
import { INK, type Kit, LOUD, PAPER, design } from '../kit/kit.ts'
import { close, statement, tip } from '../kit/plain-layouts.ts'
import { around, inside, mapRects, part, placeIn, strip } from '../kit/rects.ts'
import { steps, versus } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 88,
  title: { family: '@heading', weight: 800, letterSpacing: -35, lineHeight: 1.02, size: 92, sizeMin: 52 },
  body: { size: 50, lineHeight: 1.36 },
  label: { weight: 700 },
  align: 'start',
  marker: 'plain',
  card: { radius: 0 },
  head: { label: 'Writing', page: 'ofAll' },
  foot: { person: true },
  behind: (tone) => [
    shape(
      'rectangle',
      tone.ink,
      placeIn(mapRects(strip(inside(88), 8, 'top'), ([x, y, width, height]) => [x, y - 20, width, height])),
    ),
  ],
}
const HALF = ART.low

/** Tips on a strict grid: white paper, one red, numbers as large as the page allows. */
export const SWISS_RULES = design('swiss-rules', {
  kind: 'tips',
  theme: theme(['#ffffff', '#f1f0ec', '#121212', '#5a5a5a', '#d0211a', '#f4c20d'], ['Inter', 'Inter']),
  slides: [
    cover({ ...KIT, behind: () => [] }, PAPER, {
      at: 'low',
      headline: 'Four rules for copy that gets read',
      subtitle: 'Shorter drafts, clearer posts.',
      size: 136,
      art: [
        shape('rectangle', '@primary', placeIn(part(HALF, [0, 0, 0.5, 1], [0, 0, 1, 0.5]))),
        shape('ellipse', '@text', placeIn(around(part(HALF, [0.5, 0, 0.5, 1], [0, 0.5, 1, 0.5]), 0.5, 0.5, 0.72))),
        shape('ellipse', '@background', placeIn(around(part(HALF, [0, 0, 0.5, 1], [0, 0, 1, 0.5]), 0.5, 0.5, 0.72))),
      ],
    }),
    tip(KIT, PAPER, {
      number: 1,
      title: 'Say the point first',
      body: 'People decide in a second whether to read on. Open with the result and explain it afterwards.',
    }),
    statement(KIT, LOUD, {
      title: 'One idea, one sentence',
      body: 'A comma often hides a second thought. Cut there and both halves grow stronger.',
    }),
    versus(KIT, PAPER, {
      title: 'Name real things',
      sides: [
        { label: 'Vague', words: 'We drive growth for local businesses.' },
        { label: 'Concrete', words: 'We helped a bakery sell 300 more loaves a week.' },
      ],
    }),
    steps(KIT, PAPER, {
      title: 'Cut the warm-up',
      rows: ['Delete your first paragraph', 'Read the rest out loud', 'Add back only what is missing'],
      style: 'line',
    }),
    close(KIT, INK, {
      title: 'Which rule will you use today?',
      body: 'Save this deck for your next draft and send it to a friend who writes.',
      call: 'Save for later',
    }),
  ],
})
