import { shape } from '../builders/layers.ts'
import { theme } from '../builders/template.ts'
import { cover } from '../kit/cover.ts'
import { type Kit, PAPER, type Tone, design } from '../kit/kit.ts'
import { close, figure, points } from '../kit/plain-layouts.ts'
import { mapRects, placeIn, rectsOf } from '../kit/rects.ts'
import { checks, steps, versus } from '../kit/row-layouts.ts'

const SHEET = rectsOf((_, { width, height }) => [56, 104, width - 112, height - 160])
const KIT: Kit = {
  margin: 56,
  inset: [110, 52, 44, 52],
  title: { family: '@heading', weight: 800, lineHeight: 1.04, letterSpacing: -20, size: 88, sizeMin: 52 },
  body: { size: 50 },
  label: { weight: 700 },
  align: 'start',
  marker: 'disc',
  card: { radius: 18 },
  head: null,
  foot: { person: true },
  behind: (tone) => [
    shape('rectangle', tone.card, { ...placeIn(SHEET), radius: 28 }),
    shape('rectangle', '@text', {
      ...placeIn(mapRects(SHEET, ([x, y, width]) => [x + width / 2 - 170, y - 52, 340, 92])),
      radius: 24,
    }),
    shape('ellipse', tone.card, placeIn(mapRects(SHEET, ([x, y, width]) => [x + width / 2 - 20, y - 26, 40, 40]))),
  ],
}

const BOARD: Tone = { ...PAPER, fill: '@primary', card: '@background', onCard: '@text' }
const NIGHT: Tone = { ...BOARD, fill: '@text', card: '@surface' }

/** A checklist on a clipboard: green board, white sheet, steel clip. */
export const CLIPBOARD_CHECK = design('clipboard-check', {
  kind: 'checklist',
  theme: theme(['#ffffff', '#e3f2ea', '#10241b', '#4c6158', '#0c6b4a', '#a8480c'], ['Rubik', 'Rubik']),
  slides: [
    cover({ ...KIT, align: 'center' }, BOARD, {
      at: 'middle',
      headline: 'Before you press publish',
      subtitle: '12 checks in three minutes.',
      size: 132,
      art: [],
    }),
    checks(KIT, BOARD, {
      title: 'The text',
      rows: ['First line works alone', 'One idea, one ask', 'Names are checked', 'Read aloud once'],
      style: 'line',
    }),
    points(KIT, NIGHT, {
      title: 'The images',
      points: ['Alt text is written', 'Text reads on a phone', 'Nothing important is cut', 'Rights are clear'],
    }),
    versus(
      KIT,
      { ...BOARD, card: '@background' },
      {
        title: 'The link',
        sides: [
          { label: 'Check', words: 'It opens on a phone.' },
          { label: 'Better', words: 'It says where it leads.' },
        ],
      },
    ),
    figure(KIT, BOARD, { figure: '3 min', body: 'is all it takes. The typo you find is worth it.' }),
    steps(KIT, NIGHT, {
      title: 'Then let it go',
      rows: ['Publish', 'Answer for ten minutes', 'Close the app'],
      style: 'line',
    }),
    close(KIT, BOARD, {
      title: 'Save the list',
      body: 'You will need it on Thursday at five.',
      call: 'Save for later',
    }),
  ],
})
