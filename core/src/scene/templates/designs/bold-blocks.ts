import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { cover } from '../kit/cover.ts'
import { BRIGHT, INK, type Kit, LOUD, PAPER, type Tone, design } from '../kit/kit.ts'
import { close, figure, statement, tip } from '../kit/plain-layouts.ts'
import { SLIDE, mapRects, placeIn, strip } from '../kit/rects.ts'
import { steps, versus } from '../kit/row-layouts.ts'

const KIT: Kit = {
  margin: 84,
  title: { family: '@heading', weight: 400, lineHeight: 1.06, letterSpacing: 4, size: 116, sizeMin: 52, case: 'upper' },
  body: { size: 50, weight: 600 },
  label: { weight: 700 },
  align: 'start',
  marker: 'square',
  card: { radius: 0 },
  head: null,
  foot: { person: true, page: 'number' },
}

const YELLOW: Tone = { ...BRIGHT, mark: '@text', onMark: '@accent', card: '@background' }
const BAND = (color: string) => shape('rectangle', color, placeIn(mapRects(strip(SLIDE, 40, 'top'), (rect) => rect)))

/** Blocks of warning colours and prominent capitals. */
export const BOLD_BLOCKS = design('bold-blocks', {
  kind: 'tips',
  theme: theme(['#fff6dd', '#fde9b0', '#16130f', '#584f41', '#d0301a', '#ffc72c'], ['Anton', 'Work Sans']),
  slides: [
    cover(KIT, YELLOW, {
      at: 'full',
      headline: 'Stop asking. Start giving.',
      subtitle: 'Grow your newsletter in three moves.',
      size: 214,
      art: [BAND('@primary')],
      look: { lineHeight: 1.02 },
    }),
    tip(KIT, PAPER, {
      number: 1,
      title: 'Give before you ask',
      body: 'Three useful letters first. The fourth one may want something.',
      art: [BAND('@text')],
    }),
    statement(KIT, LOUD, {
      title: 'One link in each letter',
      body: 'With two links people compare. With one they click it, or they don’t.',
    }),
    figure(KIT, INK, { figure: '3×', body: 'more replies when a letter ends with a question instead of a button.' }),
    versus(KIT, PAPER, {
      title: 'The first line',
      sides: [
        { label: 'Skipped', words: 'Welcome to our April newsletter.' },
        { label: 'Read', words: 'You can delete half of your tools.' },
      ],
    }),
    steps(KIT, YELLOW, {
      title: 'Do it this week',
      rows: ['Write one useful page', 'Send it to ten people', 'Ask what was missing'],
      style: 'line',
    }),
    close(KIT, LOUD, { title: 'Send it. Then sleep.', body: 'Which move comes first for you?', call: 'Tell us below' }),
  ],
})
